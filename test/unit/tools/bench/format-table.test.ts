/**
 * @jest-environment node
 */
import { formatTable } from '../../../../tools/bench/format-table.mjs';

it( 'writes figures with their units, the ratio, and whether it reaches its bound', () => {
	const table = formatTable( [
		{
			label: 'Paint',
			unit: 'ms',
			ours: 199.6,
			host: 1000,
			ratio: 0.1996,
			bound: 0.8,
		},
		{
			label: 'Scripts',
			unit: 'bytes',
			ours: 2048,
			host: 1024,
			ratio: 2,
			bound: 0.6,
		},
		{
			label: 'Heap',
			unit: 'megabytes',
			ours: 1048576,
			host: null,
			ratio: null,
		},
		{
			label: 'Task',
			unit: 'ms',
			ours: 60,
			host: null,
			ratio: null,
			limit: 50,
		},
		{
			label: 'Quiet',
			unit: 'task',
			ours: 0,
			host: 90,
			ratio: 0,
			hostSpread: 0.4,
			isNoisy: true,
			limit: 50,
		},
	] );
	expect( table.split( '\n' ) ).toEqual( [
		'          Design     host  ratio  to reach',
		'Paint     200 ms  1000 ms   0.20  ✔ ≤ 0.8',
		'Scripts     2 KB     1 KB   2.00  ✘ ≤ 0.6',
		'Heap      1.0 MB        –      –',
		'Task       60 ms        –      –  ✘ ≤ 50 ms',
		'Quiet    < 50 ms    90 ms   0.00  ✔ ≤ 50 ms  too noisy: host ± 20 %',
	] );
} );
