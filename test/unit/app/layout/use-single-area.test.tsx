import { renderHook } from '@testing-library/react';

import { useSingleArea } from '@/app/layout/use-single-area';
import { useIsMobile } from '@/hooks/use-is-mobile';

jest.mock( '@/hooks/use-is-mobile', () => ( { useIsMobile: jest.fn() } ) );

it( 'follows the width, but not while the editor is open', () => {
	const setMobile = ( isMobile: boolean ) =>
		jest.mocked( useIsMobile ).mockReturnValue( isMobile );
	setMobile( false );
	const { result, rerender } = renderHook(
		( { isEditing } ) => useSingleArea( isEditing ),
		{ initialProps: { isEditing: true } }
	);
	const show = ( isMobile: boolean, isEditing: boolean ) => {
		setMobile( isMobile );
		rerender( { isEditing } );
		return result.current;
	};
	expect( result.current ).toBe( false );
	expect( show( true, true ) ).toBe( false );
	expect( show( true, false ) ).toBe( true );
	expect( show( true, true ) ).toBe( true );
	expect( show( false, true ) ).toBe( true );
	expect( show( false, false ) ).toBe( false );
} );
