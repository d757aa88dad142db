import { isSupportedTheme } from '@/kits/sidebar/is-supported-theme';

const NONE = {
	isBlockTheme: false,
	hasEditorStyles: false,
	hasLayoutSupport: false,
	hasTemplateParts: false,
};

describe( 'isSupportedTheme', () => {
	it.each( [
		[ {}, false ],
		[ { hasTemplateParts: true }, false ],
		[ { isBlockTheme: true }, true ],
		[ { hasEditorStyles: true }, true ],
		[ { hasLayoutSupport: true }, true ],
	] )( 'answers for a theme with %j: %s', ( support, expected ) => {
		expect( isSupportedTheme( { ...NONE, ...support } ) ).toBe( expected );
	} );
} );
