import {
	getCanvasKind,
	isDesignType,
	isTemplateType,
} from '@/kits/canvas/canvas-kind';

const VIEWED = {
	postType: 'page',
	isEditing: false,
	isBlockTheme: true,
	isEditorRequired: false,
};

describe( 'getCanvasKind', () => {
	it.each( [
		[ 'a page that is looked at', {}, 'view' ],
		[ 'a template', { postType: 'wp_template' }, 'view' ],
		[
			'a template of the theme',
			{ postType: 'wp_registered_template' },
			'view',
		],
		[ 'a type of another plugin', { postType: 'product' }, 'view' ],
		[ 'what is edited', { isEditing: true }, 'editor' ],
		[ 'what asks for the editor', { isEditorRequired: true }, 'editor' ],
		[ 'a theme without templates', { isBlockTheme: false }, 'editor' ],
		[ 'a template part', { postType: 'wp_template_part' }, 'editor' ],
		[ 'a pattern', { postType: 'wp_block' }, 'editor' ],
		[ 'a menu', { postType: 'wp_navigation' }, 'editor' ],
	] )( '%s', ( _title, changes, kind ) => {
		expect( getCanvasKind( { ...VIEWED, ...changes } ) ).toBe( kind );
	} );
} );

describe( 'isDesignType', () => {
	it.each( [
		[ 'wp_registered_template', true ],
		[ 'wp_navigation', true ],
		[ 'post', false ],
		[ 'product', false ],
	] )( '%s', ( postType, expected ) => {
		expect( isDesignType( postType ) ).toBe( expected );
	} );
} );

describe( 'isTemplateType', () => {
	it.each( [
		[ 'wp_template', true ],
		[ 'wp_registered_template', true ],
		[ 'wp_template_part', false ],
		[ 'page', false ],
	] )( '%s', ( postType, expected ) => {
		expect( isTemplateType( postType ) ).toBe( expected );
	} );
} );
