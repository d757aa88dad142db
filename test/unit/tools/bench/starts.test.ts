/**
 * @jest-environment node
 */
import { toLines } from '../../../../tools/bench/starts.mjs';

it( 'makes a line of each start, in their order, with its bound', () => {
	expect(
		toLines( {
			id: 'seen',
			scenario: 'open',
			label: 'Seen',
			unit: 'ms',
			starts: { cold: 0.3, 'same-tab': null },
		} )
	).toEqual( [
		{
			id: 'seen@same-tab',
			label: 'Seen, same tab',
			unit: 'ms',
			bound: undefined,
			limit: undefined,
		},
		{
			id: 'seen@cold',
			label: 'Seen, nothing cached',
			unit: 'ms',
			bound: 0.3,
			limit: undefined,
		},
	] );
} );

it( 'leaves a figure without starts as it is', () => {
	expect(
		toLines( {
			id: 'task',
			scenario: 'scroll',
			label: 'Task',
			unit: 'task',
			limit: 50,
		} )
	).toEqual( [
		{
			id: 'task',
			label: 'Task',
			unit: 'task',
			bound: undefined,
			limit: 50,
		},
	] );
} );
