import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPresetList } from '@/features/styles/rules/keyed-lists';
import { PRESET_KINDS } from '@/features/styles/rules/preset-kinds';
import { readPresetReference } from '@/features/styles/rules/preset-reference';

/** Rows of the server's table: kind, name in references, and the path of its lists. Fonts have screens of their own. */
const ROWS = Array.from(
	readFileSync(
		join( process.cwd(), 'includes/usage/presets/class-preset-kinds.php' ),
		'utf8'
	).matchAll(
		/'([a-z-]+)'\s+=> array\(\s+'infix'\s+=> '([a-z-]+)',\s+'path'\s+=> array\( '(\w+)', '(\w+)' \)/g
	),
	( [ , usage, infix = '', group = '', list = '' ] ) => ( {
		usage,
		infix,
		path: [ group, list ],
	} )
);

describe( 'the kinds of presets', () => {
	it( 'are those of the server, under its names', () => {
		const byUsage = ( a: { usage?: string }, b: { usage?: string } ) =>
			String( a.usage ).localeCompare( String( b.usage ) );
		expect(
			Object.values( PRESET_KINDS )
				.map( ( { usage, infix, path } ) => ( { usage, infix, path } ) )
				.sort( byUsage )
		).toEqual( [ ...ROWS ].sort( byUsage ) );
	} );

	it.each( ROWS )(
		'have lists that references and paths lead to: $usage',
		( { infix, path } ) => {
			expect(
				readPresetReference( `var:preset|${ infix }|ink` )?.list
			).toEqual( path );
			expect( findPresetList( [ 'settings', ...path ] )?.list ).toEqual(
				path
			);
		}
	);
} );
