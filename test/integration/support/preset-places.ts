/*
 * Changes of presets as the server of the integration tests answers them: places that a plan names, which are then changed.
 */
import { answer, type Fields, type RestServer } from './rest-server';

/** Token of the content of each place. */
export const PLACE_TOKEN = 'a'.repeat( 32 );

const HASH = 'b'.repeat( 32 );

/** Slugs that no preset of the server's has. */
const UNKNOWN = 'nothing';

/** An index of uses that is whole. */
export const WHOLE_INDEX: Fields = { done: 9, total: 9, isWhole: true };

/**
 * Returns a place that a change of a preset would change.
 *
 * @param post   Number of its post.
 * @param title  Its title.
 * @param fields Fields with other values.
 */
export const aPlannedPlace = (
	post: number,
	title: string,
	fields: Fields = {}
): Fields => ( {
	key: String( post ),
	id: String( post ),
	postId: post,
	type: 'page',
	typeLabel: 'Page',
	title,
	status: 'publish',
	fate: 'change',
	token: PLACE_TOKEN,
	isPartly: false,
	...fields,
} );

/** Parts of the responses of {@link servePresetChanges} that a test changes. */
export interface ServedPresetChanges {
	places?: readonly Fields[];
	/** Token of the content of each place; with another one it stays as it is. */
	token?: string;
	/** Called with the data of each request, and the end of its route. */
	onSend?: (
		step: 'plan' | 'change' | 'define' | 'undo',
		data: Fields
	) => void;
	/** Why places stay as they are, by number of their post. */
	refusals?: Readonly< Record< number, string > >;
	/** The routes' noun: `strays` for values that are no presets. */
	noun?: 'presets' | 'strays';
}

const refuse = ( message: string ) =>
	answer( 400, {
		code: 'rest_invalid_param',
		message,
		data: { status: 400 },
	} );

const toChange = ( id: number ) => ( { id, revision: 30, hash: HASH } );

/**
 * Lets a server answer the routes that change presets, and the one that takes changes back.
 *
 * @param server The server.
 * @param served Its responses.
 */
export function servePresetChanges(
	server: RestServer,
	{
		places = [ aPlannedPlace( 3, 'About' ) ],
		token: current = PLACE_TOKEN,
		onSend,
		refusals = {},
		noun = 'presets',
	}: ServedPresetChanges = {}
): void {
	const toFailure = ( id: number, message: string ) => ( {
		key: String( id ),
		title: String(
			places.find( ( { postId } ) => postId === id )?.title ?? ''
		),
		message,
	} );
	const findRefusal = ( id: number, isSeen: boolean ) =>
		refusals[ id ] ?? ( isSeen ? undefined : 'It was changed since.' );
	const on = (
		step: 'plan' | 'change' | 'define',
		handle: ( data: Fields ) => unknown
	) =>
		server.on(
			{
				method: 'POST',
				route: new RegExp( `v1/usage/${ noun }/${ step }$` ),
			},
			( { data } ) => {
				onSend?.( step, data );
				return handle( data );
			}
		);
	on( 'plan', ( { with: replacement } ) =>
		replacement === UNKNOWN
			? refuse( 'The replacement cannot be used.' )
			: {
					places,
					cursor: String( places.at( -1 )?.key ?? '' ),
					left: 0,
					hidden: 0,
					incomplete: 0,
					index: WHOLE_INDEX,
			  }
	);
	on( 'change', ( data ) => {
		const asked = data.places as readonly { id: number; token: string }[];
		const reasons = asked.map( ( { id, token } ) => ( {
			id,
			reason: findRefusal( id, token === current ),
		} ) );
		return {
			done: asked.length,
			changes: reasons
				.filter( ( { reason } ) => reason === undefined )
				.map( ( { id } ) => toChange( id ) ),
			failed: reasons.flatMap( ( { id, reason } ) =>
				reason === undefined ? [] : toFailure( id, reason )
			),
		};
	} );
	on( 'define', ( { slug } ) =>
		slug === UNKNOWN
			? refuse( 'The theme or WordPress defines it.' )
			: { changes: [ toChange( 5 ) ] }
	);
	server.on( { method: 'POST', route: /v1\/usage\/undo$/ }, ( { data } ) => {
		onSend?.( 'undo', data );
		const changes = data.changes as readonly { id: number; hash: string }[];
		const stale = changes.filter( ( { hash } ) => hash !== HASH );
		return {
			done: changes.length,
			undone: changes.length - stale.length,
			failed: stale.map( ( { id } ) =>
				toFailure( id, 'It was changed since.' )
			),
		};
	} );
}
