import { readPagePadding } from '@/features/styles/style-book/read-page-padding';
import { readConfig } from '@/utils/theme-json/config';

const CONFIG = readConfig( {
	settings: {
		custom: {
			root: {
				'@mobile': { spacing: { padding: { top: '4px' } } },
			},
		},
	},
	styles: {
		spacing: {
			padding: { top: '20px', right: '6px', bottom: '7px', left: '8px' },
		},
	},
} );

/** Gives the frame a width, of which browsers tell by media queries. */
function setWidth( isPhone: boolean ) {
	window.matchMedia = ( ( query: string ) => ( {
		matches: isPhone && query === '(width <= 480px)',
	} ) ) as typeof window.matchMedia;
}

it.each( [
	[ 'of all widths', false, '20px 6px 7px 8px' ],
	[ 'of the width of the frame over those', true, '4px 6px 7px 8px' ],
] )( 'reads the padding %s', ( _, isPhone, padding ) => {
	setWidth( isPhone );
	const example = document.body.appendChild( document.createElement( 'p' ) );
	expect( readPagePadding( CONFIG, example ) ).toBe( padding );
} );
