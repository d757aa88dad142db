/**
 * @jest-environment node
 */
import { collectTableTexts } from '../../../../tools/lib/collect-table-texts.mjs';
import screens from '../../../../includes/page/screens.json';
import sections from '../../../../includes/styles/sections.json';

// A text begins with a capital letter; names, paths and rights do not.
const isText = ( value: unknown ) =>
	typeof value === 'string' && /^\p{Lu}/u.test( value );

it.each( [
	[ 'screens', screens ],
	[ 'sections of Styles', sections ],
] )( 'collects every text of the table of %s', ( _name, table ) => {
	const texts = Object.values( table ).flatMap( ( row ) =>
		Object.values( row ).filter( isText )
	);
	expect( collectTableTexts( table ) ).toEqual( [ ...new Set( texts ) ] );
	expect( texts.length ).toBeGreaterThanOrEqual(
		Object.keys( table ).length
	);
} );
