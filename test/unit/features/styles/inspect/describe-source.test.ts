import { describeRung } from '@/features/styles/inspect/describe-source';
import type { Rung } from '@/features/styles/rules/why/ladder';

const rung = ( path: readonly string[], viewport?: string ): Rung => ( {
	node: {
		path,
		selector: 'body',
		features: {},
		isBare: true,
		...( viewport && { viewport } ),
	},
	path: [ 'color', 'text' ],
	value: 'red',
	origin: 'custom',
	selectors: [ 'body' ],
	isReplaced: false,
} );

describe( 'describeRung', () => {
	it.each( [
		[ 'Site', [], undefined ],
		[ 'Site › Mobile', [ '@mobile' ], '@mobile' ],
		[ 'Links › Tablet', [ 'elements', 'link', '@tablet' ], '@tablet' ],
	] as const )( 'says %s', ( words, path, viewport ) => {
		expect(
			describeRung( rung( path, viewport ), document.body, true )
		).toBe( words );
	} );
} );
