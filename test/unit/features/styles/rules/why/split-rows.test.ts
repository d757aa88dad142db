import type { Verdict } from '@/features/styles/rules/why/judge';
import type { CascadeEntry } from '@/features/styles/rules/why/cascade';
import type { RuleSource } from '@/features/styles/rules/why/sheet-source';
import { splitRows } from '@/features/styles/rules/why/split-rows';

const ENTRY: CascadeEntry = {
	path: [ 'color', 'text' ],
	value: 'red',
	origin: 'block',
	selectors: [],
	isReplaced: false,
};
const none: readonly CascadeEntry[] = [];

const VERDICTS: ReadonlyArray< [ string, Verdict< RuleSource >, boolean ] > = [
	[ 'a setting', { kind: 'setting', winner: ENTRY, losers: none }, true ],
	[ 'something else', { kind: 'unknown', losers: none }, true ],
	[ 'the browser', { kind: 'browser', losers: none }, false ],
	[
		'the browser over a setting',
		{ kind: 'browser', losers: [ ENTRY ] },
		true,
	],
	[
		'WordPress',
		{
			kind: 'rule',
			source: { kind: 'wordpress', file: 'style.css' },
			losers: none,
		},
		false,
	],
	[
		'Additional CSS',
		{
			kind: 'rule',
			source: { kind: 'css', isOfTheme: false, line: 1 },
			losers: none,
		},
		true,
	],
];

describe( 'splitRows', () => {
	it.each( VERDICTS )( 'places what %s sets', ( _name, verdict, isMain ) => {
		const group = [ { verdict } ] as const;
		expect( splitRows( [ group ] ) ).toEqual(
			isMain
				? { main: [ group ], common: [] }
				: { main: [], common: [ group ] }
		);
	} );
} );
