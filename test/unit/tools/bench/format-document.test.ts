/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FIGURES } from '../../../../tools/bench/figures.mjs';
import {
	formatFigureTable,
	updateDocument,
} from '../../../../tools/bench/format-document.mjs';

it( 'writes starts, bounds and limits', () => {
	const figure = { scenario: 'go', label: 'Seen', unit: 'ms' };
	expect(
		formatFigureTable( [
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

it( 'complains about a document without the place for the table', () => {
	expect( () => updateDocument( '# Nothing', FIGURES ) ).toThrow( 'bench' );
} );

it( 'is what the document says', () => {
	const text = readFileSync(
		join( __dirname, '../../../../docs/benchmark.md' ),
		'utf8'
	);
	expect( updateDocument( text, FIGURES ) ).toBe( text );
} );
