import { renderHook, waitFor } from '@testing-library/react';

import { getBootPayload } from '@/data/site/boot-payload';
import { useStylesOutline } from '@/features/styles/areas/use-styles-outline';
import {
	fetchEditorPayload,
	getEditorPayload,
	type EditorPayload,
	type StylesOutlineGroup,
} from '@/wordpress/editor-payload';
import { aBootPayload } from '@test/helpers/boot-payload';

jest.mock( '@/data/site/boot-payload' );
jest.mock( '@/wordpress/editor-payload' );

const group = ( label: string ): StylesOutlineGroup => ( {
	description: '',
	rows: [ { section: '/colors', label, icon: 'color', href: '#' } ],
} );

const SENT: EditorPayload = {
	stylesOutline: [ group( 'Sent' ) ],
	settings: {},
	preload: {},
	scripts: [],
	styles: [],
	enqueued: { scripts: [], head: [], styles: [] },
	head: '',
	footer: '',
	end: '',
	media: '',
	modules: '',
};

function print( stylesOutline: readonly StylesOutlineGroup[] ) {
	jest.mocked( getBootPayload ).mockReturnValue(
		aBootPayload( { stylesOutline } )
	);
}

beforeEach( () => {
	jest.resetAllMocks();
	print( [] );
} );

describe( 'useStylesOutline', () => {
	it( 'returns what was printed with the page, and asks for nothing', () => {
		const printed = [ group( 'Printed' ) ];
		print( printed );
		const { result } = renderHook( () => useStylesOutline() );
		expect( result.current ).toBe( printed );
		expect( fetchEditorPayload ).not.toHaveBeenCalled();
	} );

	it( 'has at once what the editor’s payload has brought', () => {
		jest.mocked( getEditorPayload ).mockReturnValue( SENT );
		const { result } = renderHook( () => useStylesOutline() );
		expect( result.current ).toBe( SENT.stylesOutline );
		expect( fetchEditorPayload ).not.toHaveBeenCalled();
	} );

	it( 'has what the editor’s payload brings when it comes', async () => {
		jest.mocked( fetchEditorPayload ).mockResolvedValue( SENT );
		const { result } = renderHook( () => useStylesOutline() );
		expect( result.current ).toEqual( [] );
		await waitFor( () =>
			expect( result.current ).toBe( SENT.stylesOutline )
		);
	} );

	it( 'has none when the payload cannot be had', async () => {
		const failure = Promise.reject( new Error( 'No answer' ) );
		jest.mocked( fetchEditorPayload ).mockReturnValue( failure );
		const { result } = renderHook( () => useStylesOutline() );
		await expect( failure ).rejects.toThrow();
		expect( result.current ).toEqual( [] );
	} );
} );
