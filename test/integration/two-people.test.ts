import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';

import {
	deleteRecord,
	LOOKS,
	postKind,
	readDirtyRecords,
	saveRecords,
	SAVED_VIEWS,
	SITE,
	showOverwrittenNotice,
	updateRecord,
	type ConflictOutcome,
	type RecordKind,
} from '@/data/writes';
import {
	type ConflictAnswer,
	type ConflictHandlers,
	type ConflictQuestion,
} from '@/data/writes/conflict-handlers';
import { getWriteParticipants } from '@/data/writes/write-participants';
import { explainConflict } from '@/data/writes/explain-conflict';
import { importPatterns } from '@/features/patterns/writes/import-patterns';
import { answer, type Fields, type RestServer } from './support/rest-server';
import { findKind, toAnswered } from './support/rest-kinds';
import { prepareRecords, registry } from './support/record-stores';

/*
 * Two people: entities × interleavings. Each row names its cell. Cases that only the server decides (both create one
 * slug, font families, `active_templates`) are in e2e/specs/writes.database.spec.ts and templates-rest.spec.ts.
 */

/** A kind of records that several people change. */
interface Entity {
	name: string;
	kind: RecordKind;
	/** Whether changes wait until they are saved; otherwise a dialog writes them at once. */
	isEdited: boolean;
	canBeDeleted: boolean;
	keyOf: ( number: number ) => number | string | undefined;
	routeOf: ( number: number ) => string;
	fields: ( number: number ) => Fields;
	/** This person's change. */
	mine: Fields;
	/** The other's change of another field. */
	other: Fields;
	/** The other's change of the same field. */
	theirs: Fields;
	third: Fields;
}

const post = (
	name: string,
	type: string,
	restBase: string,
	other: Fields = { slug: 'theirs' }
): Entity => {
	const keyOf = ( number: number ) =>
		type.startsWith( 'wp_template' ) ? `theme//a-${ number }` : number;
	return {
		name,
		kind: postKind( type ),
		isEdited: true,
		canBeDeleted: true,
		keyOf,
		routeOf: ( number ) => `/wp/v2/${ restBase }/${ keyOf( number ) }`,
		fields: ( number ) => ( {
			id: keyOf( number ),
			type,
			title: 'A',
			slug: 'a',
			description: '',
			content: '<p>A</p>',
			status: 'publish',
		} ),
		mine: { title: 'Mine' },
		other,
		theirs: { title: 'Theirs' },
		third: { title: 'Third' },
	};
};

const ENTITIES: readonly Entity[] = [
	{
		name: 'settings',
		kind: SITE,
		isEdited: true,
		canBeDeleted: false,
		keyOf: () => undefined,
		routeOf: () => '/wp/v2/settings',
		fields: () => ( { title: 'A', description: 'B' } ),
		mine: { title: 'Mine' },
		other: { description: 'Theirs' },
		theirs: { title: 'Theirs' },
		third: { title: 'Third' },
	},
	{
		name: 'global styles',
		kind: { kind: 'root', name: 'globalStyles' },
		isEdited: true,
		canBeDeleted: false,
		keyOf: ( number ) => number,
		routeOf: ( number ) => `/wp/v2/global-styles/${ number }`,
		fields: ( number ) => ( {
			id: number,
			settings: {},
			styles: { color: { text: 'black' } },
		} ),
		mine: { styles: { color: { text: 'red' } } },
		other: { settings: { color: { custom: false } } },
		theirs: { styles: { color: { text: 'green' } } },
		third: { styles: { color: { text: 'gray' } } },
	},
	post( 'page', 'page', 'pages' ),
	post( 'post', 'post', 'posts' ),
	post( 'template', 'wp_template', 'templates', { description: 'Theirs' } ),
	post( 'part', 'wp_template_part', 'template-parts', {
		content: 'Theirs',
	} ),
	post( 'pattern', 'wp_block', 'blocks', { content: 'Theirs' } ),
	post( 'menu', 'wp_navigation', 'navigation', { content: 'Theirs' } ),
	{
		...post( 'pattern category', '', 'wp_pattern_category' ),
		kind: { kind: 'taxonomy', name: 'wp_pattern_category' },
		isEdited: false,
		fields: ( number ) => ( { id: number, name: 'A', description: '' } ),
		mine: { name: 'Mine' },
		other: { description: 'Theirs' },
		theirs: { name: 'Theirs' },
		third: { name: 'Third' },
	},
	{
		...post( 'saved view', '', 'wp_dataviews' ),
		kind: SAVED_VIEWS,
		isEdited: false,
		fields: ( number ) => ( { id: number, title: 'A', content: '{}' } ),
		other: { content: '{"type":"grid"}' },
	},
	{
		...post( 'look', '', 'looks' ),
		kind: LOOKS,
		isEdited: false,
		routeOf: ( number ) => `/atelier/v1/looks/${ number }`,
		fields: ( number ) => ( { id: number, title: 'A', kind: 'before' } ),
		other: { kind: 'saved' },
	},
];

const isPersonKnown = ( route: string ) =>
	findKind( route )?.lastChange.includes( 'changed_by' );

let lastNumber = 0;
let server: RestServer;

prepareRecords( ( started ) => {
	server = started;
} );

let removeHandlers = () => {};
afterEach( () => removeHandlers() );

/** Answers questions one after the other; an answer that is left over is an error of the test. */
function answerWith( ...answers: ( () => ConflictAnswer )[] ) {
	const questions: ConflictQuestion[] = [];
	const handlers: jest.Mocked< ConflictHandlers > = {
		ask: jest.fn( ( question ) => {
			questions.push( question );
			return Promise.resolve( answers.shift()!() );
		} ),
		showMerged: jest.fn(),
		showOverwritten: jest.fn(),
	};
	removeHandlers = getWriteParticipants().add( 'conflicts', handlers );
	return { questions, handlers };
}

/** Puts a record on the server, and lets this person open it and change it; `write` writes their changes. */
async function open( entity: Entity ) {
	const number = ++lastNumber;
	const route = entity.routeOf( number );
	const key = entity.keyOf( number );
	const { kind, name } = entity.kind;
	server.put( route, entity.fields( number ) );
	const before = server.read( route );
	const dirty = () =>
		readDirtyRecords( registry ).filter(
			( record ) =>
				record.name === name && String( record.key ) === String( key )
		);
	if ( entity.isEdited ) {
		await dispatch( coreStore ).invalidateResolutionForStoreSelector(
			'getEntityRecord'
		);
		await resolveSelect( coreStore ).getEntityRecord(
			kind,
			name,
			key as never
		);
		await dispatch( coreStore ).editEntityRecord(
			kind,
			name,
			key as never,
			entity.mine
		);
	}
	const save = async ( overwritten: readonly ConflictOutcome[] = [] ) => {
		const [ outcome ] = await saveRecords( registry, dirty(), {
			overwritten,
		} );
		return outcome;
	};
	return {
		route,
		key,
		before,
		dirty,
		save,
		write: () =>
			entity.isEdited
				? save()
				: updateRecord( entity.kind, key, entity.mine, { before } ),
		changeElsewhere: ( fields: Fields ) =>
			server.put( route, { ...server.get( route ), ...fields } ),
	};
}

const cells = ( filter: ( entity: Entity ) => boolean = () => true ) =>
	ENTITIES.filter( filter ).map(
		( entity ) => [ entity.name, entity ] as const
	);

describe( 'two people', () => {
	it.each( cells() )(
		'%s × different fields: both are kept',
		async ( _name, entity ) => {
			const { route, write, changeElsewhere } = await open( entity );
			changeElsewhere( entity.other );

			expect( await write() ).toMatchObject( { status: 'saved' } );
			expect( server.get( route ) ).toMatchObject( {
				...entity.mine,
				...entity.other,
			} );
		}
	);

	it.each( cells() )(
		'%s × the same field: nothing is overwritten until the person has decided',
		async ( _name, entity ) => {
			const { route, write, changeElsewhere, dirty } =
				await open( entity );
			changeElsewhere( entity.theirs );

			expect( await write() ).toMatchObject( {
				status: 'conflict',
				change: {
					changedBy: isPersonKnown( route ) ? 'Anna' : undefined,
					record: toAnswered( route, entity.theirs ),
				},
			} );
			expect( server.get( route ) ).toMatchObject( entity.theirs );
			expect( dirty() ).toHaveLength( entity.isEdited ? 1 : 0 );
		}
	);

	it.each( cells( ( { isEdited } ) => ! isEdited ) )(
		'%s × the same field: the version that lost comes back by the notice',
		async ( _name, entity ) => {
			const { route, write, changeElsewhere } = await open( entity );
			changeElsewhere( entity.theirs );
			const { handlers } = answerWith( () => 'mine' );

			expect( await write() ).toMatchObject( { status: 'saved' } );
			expect( server.get( route ) ).toMatchObject( entity.mine );
			await handlers.showOverwritten.mock.calls[ 0 ]![ 0 ].restore();
			expect( server.get( route ) ).toMatchObject( entity.theirs );
		}
	);

	it.each( cells( ( { isEdited } ) => isEdited ) )(
		'%s × the same field, overwritten in the review: the version that lost comes back by the notice',
		async ( _name, entity ) => {
			const { route, save, changeElsewhere } = await open( entity );
			changeElsewhere( entity.theirs );
			const { handlers } = answerWith();
			const conflict = ( await save() ) as ConflictOutcome;
			const outcome = await save( [ conflict ] );
			showOverwrittenNotice( registry, [ conflict ], [ outcome! ] );

			expect( server.get( route ) ).toMatchObject( entity.mine );
			await handlers.showOverwritten.mock.calls[ 0 ]![ 0 ].restore();
			expect( server.get( route ) ).toMatchObject( entity.theirs );
		}
	);

	it.each( cells( ( { canBeDeleted } ) => canBeDeleted ) )(
		'%s × edit and delete: it is said, and the changes are still there',
		async ( _name, entity ) => {
			const { route, write, dirty } = await open( entity );
			server.remove( route );

			expect( await write() ).toMatchObject( {
				status: 'failed',
				reason: 'Not found.',
			} );
			expect( server.get( route ) ).toBeUndefined();
			expect( dirty() ).toHaveLength( entity.isEdited ? 1 : 0 );
		}
	);

	it.each( cells( ( { canBeDeleted } ) => canBeDeleted ) )(
		'%s × delete and edit: what was changed since is not deleted unasked',
		async ( _name, entity ) => {
			const { route, key, before, changeElsewhere } = await open( {
				...entity,
				isEdited: false,
			} );
			changeElsewhere( entity.theirs );
			const { questions } = answerWith(
				() => 'theirs',
				() => 'mine'
			);
			const remove = () =>
				deleteRecord( entity.kind, key!, { isForced: true, before } );

			expect( await remove() ).toMatchObject( {
				status: 'conflict',
				isGivenUp: true,
			} );
			expect( server.get( route ) ).toMatchObject( entity.theirs );
			expect( questions[ 0 ] ).toMatchObject( {
				mine: undefined,
				outcome: { fields: Object.keys( entity.theirs ) },
			} );
			expect( await remove() ).toMatchObject( { status: 'saved' } );
			expect( server.get( route ) ).toBeUndefined();
		}
	);

	it.each( cells() )(
		'%s × an action from a list that is out of date: another field stays, the same is asked about',
		async ( _name, entity ) => {
			const { route, key, before, changeElsewhere } = await open( {
				...entity,
				isEdited: false,
			} );
			const act = () =>
				updateRecord( entity.kind, key, entity.mine, { before } );
			changeElsewhere( entity.theirs );
			const { questions, handlers } = answerWith( () => 'theirs' );

			expect( await act() ).toMatchObject( { status: 'conflict' } );
			expect( server.get( route ) ).toMatchObject( entity.theirs );
			expect( questions ).toHaveLength( 1 );

			server.put( route, {
				...server.get( route ),
				...pickFields( before, entity.theirs ),
				...entity.other,
			} );
			expect( await act() ).toMatchObject( { status: 'saved' } );
			expect( server.get( route ) ).toMatchObject( {
				...entity.mine,
				...entity.other,
			} );
			// Settings are compared one by one: no other one is even looked at.
			expect( handlers.showMerged ).toHaveBeenCalledTimes(
				entity.name === 'settings' ? 0 : 1
			);
		}
	);

	it.each( cells() )(
		'%s × the same person in two tabs: the older tab does not win unasked',
		async ( _name, entity ) => {
			const older = await open( entity );
			// The newer tab has read the current record and saves it.
			const newer = server.read( older.route );
			expect( newer ).toHaveProperty(
				entity.name === 'settings' ? 'atelier_tokens' : 'atelier_token'
			);
			older.changeElsewhere( entity.theirs );
			server.writeAs( 'this person' );

			const outcome = await older.write();
			expect( outcome ).toMatchObject( { status: 'conflict' } );
			expect( explainConflict( outcome as ConflictOutcome ) ).toBe(
				isPersonKnown( older.route )
					? 'You changed this in another tab or window since you opened it here. Your changes are not saved yet.'
					: 'Someone else changed this since you opened it. Your changes are not saved yet.'
			);
			expect( server.get( older.route ) ).toMatchObject( entity.theirs );
		}
	);

	it.each( cells() )(
		'%s × a third version arrives while the first conflict is being looked at: it is asked about again',
		async ( _name, entity ) => {
			const { route, write, save, changeElsewhere } =
				await open( entity );
			changeElsewhere( entity.theirs );
			const { questions } = answerWith(
				() => {
					changeElsewhere( entity.third );
					return 'mine';
				},
				() => 'theirs'
			);
			let outcome = await write();
			if ( entity.isEdited ) {
				changeElsewhere( entity.third );
				outcome = await save( [ outcome as ConflictOutcome ] );
			} else {
				expect( questions ).toHaveLength( 2 );
			}

			expect( outcome ).toMatchObject( {
				status: 'conflict',
				change: { record: toAnswered( route, entity.third ) },
			} );
			expect( server.get( route ) ).toMatchObject( entity.third );
		}
	);
} );

describe( 'a version of global styles that is overwritten', () => {
	const styles = { kind: 'root', name: 'globalStyles' } as const;
	const text = ( color: string ) => ( { color: { text: color } } );

	it( 'global styles × the same field: only the path that both changed is overwritten, and it alone comes back', async () => {
		const entity = ENTITIES.find(
			( { name } ) => name === 'global styles'
		)!;
		const { route, key, save, changeElsewhere } = await open( entity );
		changeElsewhere( {
			styles: { ...text( 'green' ), css: 'theirs' },
		} );
		const { handlers } = answerWith();
		const conflict = ( await save() ) as ConflictOutcome;
		expect( conflict.fields ).toEqual( [ 'styles.color.text' ] );

		const outcome = await save( [ conflict ] );
		expect( outcome ).toMatchObject( {
			status: 'saved',
			mergedFields: [ 'styles.css' ],
			mergedFrom: 'Anna',
		} );
		expect( server.get( route )?.styles ).toEqual( {
			...text( 'red' ),
			css: 'theirs',
		} );
		showOverwrittenNotice( registry, [ conflict ], [ outcome! ] );

		// Since then this person has saved something, somebody else too, and something is unsaved.
		const edit = ( value: Fields ) =>
			dispatch( coreStore ).editEntityRecord(
				styles.kind,
				styles.name,
				key as never,
				value
			);
		await edit( {
			styles: { ...text( 'red' ), css: 'theirs', spacing: '1rem' },
		} );
		await save();
		changeElsewhere( {
			styles: {
				...text( 'red' ),
				css: 'later',
				spacing: '1rem',
			},
		} );
		await edit( { settings: { unsaved: true } } );
		await handlers.showOverwritten.mock.calls[ 0 ]![ 0 ].restore();

		expect( server.get( route ) ).toMatchObject( {
			settings: {},
			styles: { ...text( 'green' ), css: 'later', spacing: '1rem' },
		} );
		expect( server.get( route )?.settings ).toEqual( {} );
		expect( await save() ).toMatchObject( { status: 'saved' } );
		expect( server.get( route ) ).toMatchObject( {
			settings: { unsaved: true },
			styles: { ...text( 'green' ), css: 'later', spacing: '1rem' },
		} );
	} );
} );

describe( 'two people change blocks of one content', () => {
	const KINDS = ENTITIES.filter( ( { name } ) =>
		[ 'page', 'template', 'part', 'pattern', 'menu' ].includes( name )
	);
	const toContent = ( letters: string ) =>
		[ ...letters ]
			.map(
				( letter ) =>
					`<!-- wp:paragraph -->\n<p>${ letter }</p>\n<!-- /wp:paragraph -->`
			)
			.join( '\n\n' );
	const openContent = ( entity: Entity, mine: string ) =>
		open( {
			...entity,
			fields: ( number ) => ( {
				...entity.fields( number ),
				content: toContent( 'ABC' ),
			} ),
			mine: { content: toContent( mine ), blocks: [] },
		} );

	it.each( KINDS )(
		'$name × different blocks: both are saved, and the editor reads the content again',
		async ( entity ) => {
			const { route, key, save, changeElsewhere } = await openContent(
				entity,
				'1BC'
			);
			changeElsewhere( { content: toContent( 'AB2' ) } );
			const { handlers } = answerWith();
			expect( await save() ).toMatchObject( {
				status: 'saved',
				mergedFields: [ 'content' ],
				mergedFrom: 'Anna',
			} );
			expect( handlers.ask ).not.toHaveBeenCalled();
			expect( server.get( route )?.content ).toBe( toContent( '1B2' ) );
			expect(
				registry
					.select( coreStore )
					.getEntityRecordEdits(
						entity.kind.kind,
						entity.kind.name,
						key as never
					)?.blocks
			).toBeUndefined();
		}
	);

	it.each( KINDS )(
		'$name × the same block: only that one is asked about, overwritten, and restored',
		async ( entity ) => {
			const { route, save, changeElsewhere } = await openContent(
				entity,
				'1BC'
			);
			changeElsewhere( { content: toContent( '2B3' ) } );
			const { handlers } = answerWith();
			const conflict = ( await save() ) as ConflictOutcome;
			expect( conflict ).toMatchObject( {
				status: 'conflict',
				fields: [ 'content' ],
				contents: {
					content: {
						mine: toContent( '1B3' ),
						theirs: toContent( '2B3' ),
					},
				},
			} );
			expect( server.get( route )?.content ).toBe( toContent( '2B3' ) );

			const outcome = await save( [ conflict ] );
			expect( server.get( route )?.content ).toBe( toContent( '1B3' ) );
			showOverwrittenNotice( registry, [ conflict ], [ outcome! ] );
			await handlers.showOverwritten.mock.calls[ 0 ]![ 0 ].restore();
			expect( server.get( route )?.content ).toBe( toContent( '2B3' ) );
		}
	);
} );

describe( 'an action on a record with other unsaved changes', () => {
	it( 'page × the same field: what both changed and was not sent is asked about when it is saved', async () => {
		const entity = ENTITIES.find( ( { name } ) => name === 'page' )!;
		const { route, key, before, save, changeElsewhere } =
			await open( entity );
		changeElsewhere( entity.theirs );

		expect(
			await updateRecord( entity.kind, key, { slug: 'mine' }, { before } )
		).toMatchObject( { status: 'saved' } );
		expect( server.get( route ) ).toMatchObject( {
			slug: 'mine',
			...entity.theirs,
		} );

		expect( await save() ).toMatchObject( {
			status: 'conflict',
			fields: [ 'title' ],
		} );
		expect( server.get( route ) ).toMatchObject( entity.theirs );
	} );
} );

describe( 'an import of patterns that fails', () => {
	it.each( [
		[ 'pattern × edit and delete', '/wp/v2/blocks', { title: 'Theirs' } ],
		[
			'pattern category × edit and delete',
			'/wp/v2/wp_pattern_category',
			{ name: 'Theirs' },
		],
	] )(
		'%s: what somebody else has changed of it since is not deleted unasked, the rest goes',
		async ( _name, collection, theirs ) => {
			const { questions } = answerWith( () => 'theirs' );
			server.on( { method: 'POST', route: /blocks$/ }, ( { data } ) => {
				if ( data.title === 'First' ) {
					return undefined;
				}
				const { id } = server.list( collection )[ 0 ] ?? {};
				server.change( `${ collection }/${ String( id ) }`, theirs );
				return answer( 500, { code: 'full', message: 'Disk full.' } );
			} );
			const file = {
				content: 'Text',
				syncStatus: 'full',
				categories: [ 'Fresh' ],
			} as const;

			await expect(
				importPatterns(
					[
						{ ...file, title: 'First' },
						{ ...file, title: 'Second' },
					],
					undefined,
					[]
				)
			).rejects.toMatchObject( { message: 'Disk full.' } );
			expect( questions ).toHaveLength( 1 );
			expect( [
				...server.list( '/wp/v2/blocks' ),
				...server.list( '/wp/v2/wp_pattern_category' ),
			] ).toEqual( [ expect.objectContaining( theirs ) ] );
		}
	);
} );

function pickFields( from: Fields, names: Fields ): Fields {
	return Object.fromEntries(
		Object.keys( names ).map( ( name ) => [ name, from[ name ] ] )
	);
}
