import {
	chooseFor,
	getTemplateChoice,
	LEAVE,
	listTemplateChoices,
	listBringTemplates,
	switchRow,
	type BringChoices,
} from '@/features/transfer/rules/bring-choices';
import { listBringItems } from '@/features/transfer/rules/list-bring-items';
import { planBringing } from '@/features/transfer/rules/plan-bringing';
import type { BringRow, DesignKind } from '@/features/transfer/rules/types';

const NONE: BringChoices = new Map();

const row = ( key: string, more: Partial< BringRow > = {} ): BringRow => ( {
	key,
	kind: key.slice( 0, key.indexOf( '/' ) ) as DesignKind,
	title: key,
	needs: [],
	missing: [],
	pictures: [],
	state: 'new',
	links: [],
	choices: [ 'replace' ],
	isTicked: true,
	isAllowed: true,
	losses: [],
	hidesFile: false,
	token: undefined,
	contents: undefined,
	of: undefined,
	rival: undefined,
	isBrought: false,
	isOwn: true,
	area: undefined,
	preset: undefined,
	...more,
} );

const preset = ( slug: string, isUsed: boolean ) =>
	row( `presets/color/${ slug }`, {
		isTicked: false,
		preset: { kind: 'color', slug, value: '#123', isUsed, places: 2 },
	} );

const ROWS = [
	row( 'template/single', {
		needs: [ 'part/header', 'part/aside', 'presets/color/red' ],
		rival: 'now//single',
	} ),
	row( 'part/header', { rival: 'now//header' } ),
	row( 'part/aside', { isTicked: false } ),
	row( 'pattern/kept-single', { of: 'template/single', isTicked: false } ),
	row( 'active/single', { needs: [ 'template/single' ] } ),
	row( 'style/colors', { isTicked: false } ),
	preset( 'red', false ),
	preset( 'blue', true ),
	preset( 'gray', false ),
];

const keysOf = ( choices: BringChoices, rows = ROWS ) =>
	listBringItems( rows, planBringing( rows, choices ), choices ).map(
		( { key } ) => key
	);

it( 'pairs a template with its pattern and with what serves', () => {
	const [ single, header ] = listBringTemplates( ROWS );
	expect( single?.pattern?.key ).toBe( 'pattern/kept-single' );
	expect( single?.active?.key ).toBe( 'active/single' );
	expect( header?.pattern ).toBeUndefined();
} );

it( 'brings what is proposed, with what that needs and what pages use', () => {
	expect( keysOf( NONE ) ).toEqual( [
		'template/single',
		'part/header',
		'active/single',
		'presets/color/red',
		'presets/color/blue',
	] );
	expect( [ ...planBringing( ROWS, NONE ).needed.keys() ] ).toEqual( [
		'part/aside',
		'presets/color/red',
	] );
} );

it( 'leaves a part the theme’s where that was chosen, although a template needs one by its name', () => {
	const choices = chooseFor( NONE, 'part/header', 'theirs' );
	expect( keysOf( choices ) ).not.toContain( 'part/header' );
	expect( planBringing( ROWS, choices ).needed.has( 'part/header' ) ).toBe(
		false
	);
} );

it( 'keeps a template as a pattern, without what serves by it', () => {
	const choices = chooseFor( NONE, 'template/single', 'pattern' );
	const keys = keysOf( choices );
	expect( keys ).toContain( 'pattern/kept-single' );
	expect( keys ).not.toContain( 'template/single' );
	expect( keys ).not.toContain( 'active/single' );
} );

it( 'lets what serves now go on serving', () => {
	const rows = ROWS.map( ( one ) =>
		one.kind === 'active' ? { ...one, state: 'different' as const } : one
	);
	expect( keysOf( NONE, rows ) ).not.toContain( 'active/single' );
} );

it( 'asks once for each preset: the value, another one instead, or nothing', () => {
	const choices = chooseFor(
		chooseFor( NONE, 'presets/color/red', 'accent' ),
		'presets/color/blue',
		LEAVE
	);
	const items = listBringItems(
		ROWS,
		planBringing( ROWS, choices ),
		choices
	);
	expect( items ).toContainEqual( {
		key: 'presets/color/red',
		choice: 'replace',
		instead: 'accent',
	} );
	expect( items.map( ( { key } ) => key ) ).not.toContain(
		'presets/color/blue'
	);
} );

it( 'switches parts of the styles', () => {
	expect( keysOf( NONE ) ).not.toContain( 'style/colors' );
	expect( keysOf( switchRow( NONE, 'style/colors', true ) ) ).toContain(
		'style/colors'
	);
} );

it.each< [ string, Partial< BringRow >, readonly string[] ] >( [
	[ 'may be written', {}, [ 'mine', 'theirs', 'pattern' ] ],
	[ 'is out of reach', { choices: [] }, [ 'theirs', 'pattern' ] ],
	[ 'may not be written', { isAllowed: false }, [ 'theirs', 'pattern' ] ],
] )( 'offers for a thing that %s what can be done', ( _, more, offered ) => {
	const [ template ] = listBringTemplates( [
		row( 'template/single', more ),
		row( 'pattern/kept-single', { of: 'template/single' } ),
	] );
	expect( template && listTemplateChoices( template ) ).toEqual( offered );
	expect( template && getTemplateChoice( template, NONE ) ).toBe(
		offered[ 0 ]
	);
} );
