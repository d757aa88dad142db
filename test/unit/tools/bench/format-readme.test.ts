/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIGURES } from '../../../../tools/bench/figures.mjs';
import {
	formatReadmeTable,
	updateReadme,
} from '../../../../tools/bench/format-readme.mjs';

it( 'writes starts, bounds and limits', () => {
	const figure = { scenario: 'go', label: 'Seen', unit: 'ms' };
	expect(
		formatReadmeTable( [
			{
				...figure,
				id: 'a',
				starts: { 'same-tab': 0.2, 'new-tab': null },
			},
			{ ...figure, id: 'b', bound: 0.5 },
			{ ...figure, id: 'c', unit: 'task', limit: 50 },
			{ ...figure, id: 'd' },
		] )
			.split( '\n' )
			.slice( 2 )
	).toEqual( [
		'| `go` | Seen | same tab ≤ 0.2; new tab |',
		'| `go` | Seen | ≤ 0.5 |',
		'| `go` | Seen | Design ≤ 50 ms |',
		'| `go` | Seen | measured |',
	] );
} );

it( 'complains about a README without the place for the table', () => {
	expect( () => updateReadme( '# Nothing', FIGURES ) ).toThrow( 'bench' );
} );

it( 'is what the README says', () => {
	const readme = readFileSync(
		join( __dirname, '../../../../README.md' ),
		'utf8'
	);
	expect( updateReadme( readme, FIGURES ) ).toBe( readme );
} );
