import { describeEntry } from '@/features/styles/inspect/describe-source';
import type { CascadeEntry } from '@/features/styles/rules/why/cascade';

const entry = (
	path: readonly string[],
	viewport?: string
): CascadeEntry => ( {
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

describe( 'describeEntry', () => {
	it.each( [
		[ 'Site', [], undefined ],
		[ 'Site › Mobile', [ '@mobile' ], '@mobile' ],
		[ 'Links › Tablet', [ 'elements', 'link', '@tablet' ], '@tablet' ],
	] as const )( 'says %s', ( words, path, viewport ) => {
		expect(
			describeEntry( entry( path, viewport ), document.body, true )
		).toBe( words );
	} );
} );
