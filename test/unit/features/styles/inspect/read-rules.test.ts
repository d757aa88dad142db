import { readRules } from '@/features/styles/inspect/read-rules';

/** Lists the selectors of the rules that apply, in a window of 500 pixels. */
function listSelectors( css: string ): string[] {
	window.matchMedia = ( media ) =>
		( { matches: media.includes( '500px' ) } ) as MediaQueryList;
	document.head.innerHTML = `<style>${ css }</style>`;
	return readRules( document ).rules.map( ( { selector } ) => selector );
}

describe( 'readRules', () => {
	it( 'leaves out what is for another width', () => {
		expect(
			listSelectors(
				'a{color:red}@media (min-width: 500px){b{color:red}}@media (min-width: 900px){i{color:red}}'
			)
		).toEqual( [ 'a', 'b' ] );
	} );

	it( 'names the sheets that cannot be read', () => {
		listSelectors( 'a{color:red}' );
		const [ sheet ] = Array.from( document.styleSheets );
		Object.defineProperties( sheet, {
			href: { value: 'https://b.test/x.css' },
			cssRules: {
				get: () => {
					throw new DOMException( 'No', 'SecurityError' );
				},
			},
		} );
		expect( readRules( document ) ).toEqual( {
			rules: [],
			unreadable: [ 'https://b.test/x.css' ],
		} );
	} );
} );
