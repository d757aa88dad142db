import {
	getEditorInsets,
	type EditorInsetsInput,
} from '@/kits/canvas/view/get-editor-insets';

const usual: EditorInsetsInput = {
	isMobile: false,
	isSidebarClosed: false,
	isDistractionFree: false,
	hasListView: false,
	hasBreadcrumbs: true,
};

describe( 'getEditorInsets', () => {
	it.each< [ string, Partial< EditorInsetsInput >, string[] ] >( [
		[ 'at first', {}, [ 'has-top-bar', 'has-footer', 'has-sidebar' ] ],
		[
			'with the sidebar closed',
			{ isSidebarClosed: true },
			[ 'has-top-bar', 'has-footer' ],
		],
		[
			'without breadcrumbs',
			{ hasBreadcrumbs: false },
			[ 'has-top-bar', 'has-sidebar' ],
		],
		[
			'with the List View open',
			{ hasListView: true },
			[ 'has-top-bar', 'has-footer', 'has-list-view', 'has-sidebar' ],
		],
		[
			'without distractions',
			{ isDistractionFree: true, hasListView: true },
			[],
		],
		[
			'on a small screen',
			{ isMobile: true, hasListView: true },
			[ 'has-top-bar' ],
		],
		[
			'on a small screen without distractions',
			{ isMobile: true, isDistractionFree: true },
			[ 'has-top-bar' ],
		],
	] )( 'names the parts of the editor %s', ( _, input, parts ) => {
		const insets = getEditorInsets( { ...usual, ...input } );
		expect(
			Object.keys( insets ).filter( ( name ) => insets[ name ] )
		).toEqual( parts );
	} );
} );
