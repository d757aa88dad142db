import { act, render } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';

import { registerStores, store } from '@/data/store';
import { SaveSupportContent } from '@/kits/saving/save-support-content';
import { useRoute } from '@/router';

jest.mock( '@/router', () => ( { useRoute: jest.fn() } ) );
jest.mock( '@/data/writes', () => ( {
	watchBases: () => () => {},
	watchLostHeaders: () => () => {},
} ) );
jest.mock( '@/kits/saving/button/use-save-shortcut', () => ( {
	useSaveShortcut: () => {},
} ) );
jest.mock( '@/kits/saving/review/save-review-modal', () => ( {
	SaveReviewModal: () => null,
} ) );

registerStores();

const setIsEditing = ( isEditing: boolean ) =>
	jest.mocked( useRoute ).mockReturnValue( { isEditing } as never );
const isOpened = () => select( store ).isSaveViewOpened();
const open = () =>
	act( () => void dispatch( store ).setIsSaveViewOpened( true ) );

it( 'leaves a review open that was opened before it came, and closes it when the canvas mode changes', () => {
	setIsEditing( false );
	open();
	const { rerender } = render( <SaveSupportContent /> );
	expect( isOpened() ).toBe( true );
	setIsEditing( true );
	rerender( <SaveSupportContent /> );
	expect( isOpened() ).toBe( false );
	open();
	rerender( <SaveSupportContent /> );
	expect( isOpened() ).toBe( true );
	setIsEditing( false );
	rerender( <SaveSupportContent /> );
	expect( isOpened() ).toBe( false );
} );
