/*
 * Chaos (reliability): random edits, saves and discards of a person, and changes of another one, with a fault in every tenth save. After each
 * step the messages shown are true. In the end the server has the records of the model: the last version that somebody chose. The seed of a
 * failure is in the test's name.
 */
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

import {
	discardChanges,
	readDirtyRecords,
	saveRecords,
	type ConflictOutcome,
	type DirtyRecord,
	type SaveOutcome,
} from '@/data/writes';
import { createRandom } from '../../e2e/support/random';
import { FAULTS, type Fields, type RestServer } from './support/rest-server';
import { prepareRecords, registry } from './support/record-stores';

const PAGES = 6;
const STEPS = 120;
const FAULT_SHARE = 0.1;
const FIELDS = [ 'slug', 'menu_order', 'comment_status' ] as const;
const SEEDS = [ 1, 2, 3, 5, 8, 13, 21, 34 ];

// The others need the middlewares of the session, see `write-matrix.tsx`; the last one is written all the same.
const ANSWERED = FAULTS.filter(
	( { kind, number } ) => kind === undefined && number !== 7
);

const routeOf = ( id: number ) => `/wp/v2/pages/${ id }`;

let lastId = 9_000;
let server: RestServer;

prepareRecords( ( started ) => {
	server = started;
} );

const dirty = (): readonly DirtyRecord[] => readDirtyRecords( registry );
const readEdited = ( id: number ) =>
	select( coreStore ).getEditedEntityRecord(
		'postType',
		'page',
		id
	) as unknown as Fields;

/** The model's page. */
interface Page {
	id: number;
	/** Fields that the person entered and has not saved. */
	mine: Fields;
	/** Fields that the other person has changed since the person saw them. */
	theirs: Set< string >;
	/** Final fields of the record on the site. */
	last: Fields;
}

class Model {
	readonly pages: Page[] = [];
	private value = 0;

	constructor( private readonly random: () => number ) {}

	pick< T >( list: readonly T[] ): T {
		return list[ Math.floor( this.random() * list.length ) ]!;
	}

	next(): string {
		return `value-${ ++this.value }`;
	}

	async addPage(): Promise< void > {
		const id = ++lastId;
		server.put( routeOf( id ), {
			id,
			type: 'page',
			title: { raw: 'Page', rendered: 'Page' },
			slug: 'a',
			menu_order: 'b',
			comment_status: 'c',
		} );
		await resolveSelect( coreStore ).getEntityRecord(
			'postType',
			'page',
			id
		);
		this.pages.push( { id, mine: {}, theirs: new Set(), last: {} } );
	}

	async edit( page: Page ): Promise< void > {
		const field = this.pick( FIELDS );
		const value = this.next();
		await dispatch( coreStore ).editEntityRecord(
			'postType',
			'page',
			page.id,
			{ [ field ]: value }
		);
		page.mine[ field ] = value;
	}

	changeElsewhere( page: Page ): void {
		const field = this.pick( FIELDS );
		const value = this.next();
		server.change( routeOf( page.id ), { [ field ]: value } );
		page.last[ field ] = value;
		page.theirs.add( field );
	}

	async discard( page: Page ): Promise< void > {
		const record = dirty().find( ( { key } ) => key === page.id );
		if ( record ) {
			await discardChanges( registry, record );
			page.mine = {};
		}
	}

	/** Saves all unsaved edits; on a conflict the person keeps their version, or decides later. */
	async save( keepsMine: boolean ): Promise< void > {
		const results = await saveRecords( registry, dirty() );
		results.forEach( ( result ) => this.check( result, false ) );
		const conflicts = results.filter(
			( result ): result is ConflictOutcome =>
				result.status === 'conflict'
		);
		if ( keepsMine && conflicts.length > 0 ) {
			const again = await saveRecords(
				registry,
				conflicts.map( ( { record } ) => record ),
				{ overwritten: conflicts }
			);
			again.forEach( ( result ) => this.check( result, true ) );
		}
	}

	/** Compares the stored page with the outcome that was reported. */
	private check( { record, status }: SaveOutcome, isChosen: boolean ): void {
		const page = this.pages.find( ( { id } ) => id === record.key )!;
		const stored = server.get( routeOf( page.id ) )!;
		const changed = Object.keys( page.mine );
		if ( status === 'saved' ) {
			expect( pick( stored, changed ) ).toEqual( page.mine );
			if ( ! isChosen ) {
				// Nothing of the other person's is overwritten unseen.
				expect(
					changed.filter( ( field ) => page.theirs.has( field ) )
				).toEqual( [] );
			}
			expect( dirty().map( ( { key } ) => key ) ).not.toContain(
				page.id
			);
			Object.assign( page.last, page.mine );
			page.mine = {};
			page.theirs.clear();
			return;
		}
		// Failed changes are still unsaved edits.
		expect( pick( readEdited( page.id ), changed ) ).toEqual( page.mine );
		expect( dirty().map( ( { key } ) => key ) ).toContain( page.id );
	}
}

function pick( fields: Fields, names: readonly string[] ): Fields {
	return Object.fromEntries(
		names.map( ( name ) => [ name, fields[ name ] ] )
	);
}

it.each( SEEDS )(
	'random work with faults loses nothing, and ends as the model says (seed %i)',
	async ( seed ) => {
		const random = createRandom( seed * 7919 );
		const model = new Model( random );
		for ( let count = 0; count < PAGES; count++ ) {
			await model.addPage();
		}
		for ( let step = 0; step < STEPS; step++ ) {
			const page = model.pick( model.pages );
			const dice = random();
			if ( dice < 0.5 ) {
				await model.edit( page );
			} else if ( dice < 0.65 ) {
				model.changeElsewhere( page );
			} else if ( dice < 0.7 ) {
				await model.discard( page );
			} else {
				if ( random() < FAULT_SHARE ) {
					server.failNext( model.pick( ANSWERED ) );
				}
				await model.save( random() < 0.5 );
			}
		}
		await model.save( true );
		await model.save( true );
		expect( dirty() ).toEqual( [] );
		for ( const { id, last } of model.pages ) {
			expect( server.get( routeOf( id ) ) ).toMatchObject( last );
		}
	},
	60_000
);
