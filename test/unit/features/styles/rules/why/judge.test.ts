import { CSS_PROPERTIES } from '@/features/styles/rules/why/css-properties';
import {
	judge,
	type Actual,
	type BrowserChecks,
} from '@/features/styles/rules/why/judge';
import type { CascadeEntry } from '@/features/styles/rules/why/cascade';

const [ property ] = CSS_PROPERTIES;
if ( ! property ) {
	throw new Error( 'There are no properties.' );
}

const NODE = { path: [], selector: '', features: {}, isBare: false };
const entry = (
	selector: string,
	other: Partial< CascadeEntry > = {}
): CascadeEntry => ( {
	node: NODE,
	path: [ 'color', 'text' ],
	value: 'red',
	origin: 'theme',
	selectors: [ selector ],
	isReplaced: false,
	...other,
} );

const BLOCK = entry( '.wp-block-quote' );
const REPLACED = entry( '.wp-block-quote', { isReplaced: true } );
const LINK = entry( 'a' );
const OWN: CascadeEntry = {
	path: [ 'color', 'text' ],
	value: 'red',
	origin: 'block',
	selectors: [],
	isReplaced: false,
};

const PRINTED: Actual< string > = {
	distance: 0,
	selectors: [ ':root :where(.wp-block-quote)' ],
	mayBePrinted: true,
	isOwn: false,
	source: 'sheet',
};

const YES: BrowserChecks = {
	agreesWithActual: true,
	isInheriting: true,
	agreesWith: () => true,
};

const cascade = ( entries: readonly CascadeEntry[], distance = 0 ) => ( {
	property,
	entries,
	distance,
} );

describe( 'judge', () => {
	it( 'names the setting whose rule wins, and the others below it', () => {
		expect(
			judge( cascade( [ LINK, BLOCK, REPLACED ] ), PRINTED, YES )
		).toEqual( {
			kind: 'setting',
			winner: BLOCK,
			losers: [ LINK, REPLACED ],
		} );
	} );

	it( 'names the block’s own value', () => {
		expect(
			judge(
				cascade( [ OWN, BLOCK ] ),
				{ ...PRINTED, isOwn: true, selectors: [] },
				YES
			)
		).toMatchObject( { kind: 'setting', winner: OWN } );
	} );

	it.each( [
		[
			'a rule of a file',
			cascade( [ BLOCK ] ),
			{ ...PRINTED, mayBePrinted: false },
			YES,
		],
		[
			'a rule that no setting prints',
			cascade( [ BLOCK ] ),
			{ ...PRINTED, selectors: [ '.other' ] },
			YES,
		],
		[
			'a rule with another value than the setting',
			cascade( [ BLOCK ] ),
			PRINTED,
			{ ...YES, agreesWith: () => false },
		],
		[
			'a rule nearer than the setting',
			cascade( [ BLOCK ], 1 ),
			PRINTED,
			YES,
		],
		[
			'a rule where only a replaced setting agrees',
			cascade( [ REPLACED ] ),
			PRINTED,
			YES,
		],
		[ 'a rule where nothing is set', undefined, PRINTED, YES ],
	] )( 'names %s', ( _name, settings, actual, checks ) => {
		expect( judge( settings, actual, checks ) ).toEqual( {
			kind: 'rule',
			source: 'sheet',
			losers: settings?.entries ?? [],
		} );
	} );

	it( 'claims nothing that the browser contradicts', () => {
		expect(
			judge( cascade( [ BLOCK ] ), PRINTED, {
				...YES,
				agreesWithActual: false,
			} )
		).toEqual( { kind: 'unknown', losers: [ BLOCK ] } );
	} );

	it( 'says so where a setting is printed nowhere', () => {
		expect( judge( cascade( [ BLOCK ] ), undefined, YES ) ).toEqual( {
			kind: 'unknown',
			losers: [ BLOCK ],
		} );
	} );

	it( 'knows what the browser sets by itself', () => {
		expect(
			judge(
				cascade( [ BLOCK ], 1 ),
				{ ...PRINTED, distance: 1 },
				{ ...YES, isInheriting: false }
			)
		).toEqual( { kind: 'browser', losers: [ BLOCK ] } );
	} );

	it( 'tells nothing of what nothing sets', () => {
		expect( judge( undefined, undefined, YES ) ).toBeUndefined();
	} );
} );
