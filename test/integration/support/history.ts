/*
 * The history as the server of the integration tests answers it: two people, one moment with a name, and the changes of going back.
 */
import { answer, type Fields, type RestServer } from './rest-server';

/** The moment of the newest row of changes. */
export const AT = '1764150412';

/** Where the server stores the records that went back, and the named moments. */
const WENT_BACK = '/went-back';
const NAMED = '/named-moments';

/**
 * Returns how often the server went back to a moment.
 *
 * @param server The server.
 */
export function countGoneBack( server: RestServer ): number {
	return server.list( WENT_BACK ).length;
}

/**
 * Returns how many moments were named.
 *
 * @param server The server.
 */
export function countNamed( server: RestServer ): number {
	return server.list( NAMED ).length;
}

const ADMIN = { id: 1, name: 'Ada Holm', avatar: '' };

export const STYLES_RECORD = {
	key: 'wp_global_styles/5',
	kind: 'wp_global_styles',
	id: 5,
	restId: '5',
	title: 'Styles',
	count: 3,
	revision: 812,
	time: 1764150412,
	change: 'changed',
	times: [ 1764150011, 1764150300, 1764150412 ],
};

const HEADER_RECORD = {
	...STYLES_RECORD,
	key: 'wp_template_part/12',
	kind: 'wp_template_part',
	id: 12,
	restId: 'slate//header',
	title: 'Header',
	count: 1,
};

const DELETED_RECORD = {
	...STYLES_RECORD,
	key: 'wp_block/8',
	kind: 'wp_block',
	id: 8,
	restId: '8',
	title: 'Old',
	count: 1,
	revision: null,
	change: 'deleted',
};

/**
 * Returns a row of the history.
 *
 * @param fields Fields with other values.
 */
export function aHistoryRow( fields: Fields = {} ): Fields {
	return {
		id: '1764150000-1',
		type: 'changes',
		at: AT,
		from: 1764150011,
		to: 1764150412,
		author: ADMIN,
		records: [ STYLES_RECORD, HEADER_RECORD, DELETED_RECORD ],
		name: null,
		automatic: false,
		wentBackTo: null,
		...fields,
	};
}

/** A moment with a name, on the day before. */
export const NAMED_ROW: Fields = aHistoryRow( {
	id: 'moment-45',
	type: 'moment',
	at: 'moment-45',
	from: 1764064000,
	to: 1764064000,
	author: { id: 0, name: null, avatar: null },
	records: [],
	name: 'Autumn',
} );

/**
 * Returns the changes that going back would make in a record.
 *
 * @param fields Fields with other values.
 */
export function aHistoryChange( fields: Fields = {} ): Fields {
	return {
		key: 'wp_template_part/12',
		kind: 'wp_template_part',
		id: 12,
		restId: 'slate//header',
		title: 'Header',
		action: 'change',
		ticked: true,
		revision: 812,
		token: 'token-12',
		allowed: true,
		reason: null,
		openBy: [],
		needs: [],
		before: null,
		then: null,
		...fields,
	};
}

const MOMENT_GONE = answer( 404, {
	code: 'atelier_moment_gone',
	message: 'This moment is not there any more.',
	data: { status: 404 },
} );

const isGone = ( at: unknown ) =>
	String( at ).startsWith( 'moment-' ) &&
	! [ 'moment-45', 'moment-46', 'moment-51' ].includes( String( at ) );

/** Parts that a test changes of the history that {@link serveHistory} answers. */
export interface ServedHistory {
	rows?: readonly Fields[];
	changes?: readonly Fields[];
	/** The going back that was interrupted. */
	interrupted?: Fields;
	/** Called with the query of each page that is asked for. */
	onList?: ( query: URLSearchParams ) => void;
	/** Results of going back by key; 200 without one. */
	results?: Readonly< Record< string, Fields > >;
}

/**
 * Lets a server answer all routes of the history.
 *
 * @param server  The server.
 * @param history Its responses; a test may change them later.
 */
export function serveHistory(
	server: RestServer,
	history: ServedHistory = {}
): void {
	server.on( { method: 'GET', route: /v1\/history$/ }, ( { query } ) => {
		const { rows = [ aHistoryRow(), NAMED_ROW ] } = history;
		history.onList?.( query );
		const page = {
			rows: query.get( 'before' )
				? [
						aHistoryRow( {
							id: 'older-1',
							at: '1763000000',
							to: 1763000000,
						} ),
				  ]
				: rows,
			next: query.get( 'before' ) ? null : 'older',
			authors: [ ADMIN ],
			now: 1764150500,
			nonce: 'nonce12345',
			revisions: true,
			interrupted: history.interrupted ?? null,
		};
		return answer( 200, page, { allow: 'GET' } );
	} );
	server.on(
		{ method: 'GET', route: /v1\/history\/changes$/ },
		( { query } ) =>
			isGone( query.get( 'at' ) )
				? MOMENT_GONE
				: {
						at: AT,
						time: Number( AT ),
						name: null,
						theme: 'slate',
						changes: history.changes ?? [ aHistoryChange() ],
				  }
	);
	server.on(
		{ method: 'POST', route: /v1\/history\/restore$/ },
		( { data } ) => {
			if ( isGone( data.at ) ) {
				return MOMENT_GONE;
			}
			const items = data.items as readonly { key: string }[];
			const results = items.map( ( { key } ) => ( {
				key,
				title: key === 'wp_template_part/12' ? 'Header' : key,
				status: 200,
				token: `${ key } after`,
				...history.results?.[ key ],
			} ) );
			const done = results.filter( ( { status } ) => status === 200 );
			if ( done.length > 0 ) {
				server.put( `${ WENT_BACK }/${ countGoneBack( server ) + 1 }`, {
					data,
				} );
			}
			return {
				results,
				undo:
					done.length === 0
						? null
						: {
								at: 'moment-51',
								items: done.map( ( { key, token } ) => ( {
									key,
									token,
								} ) ),
						  },
				row: null,
			};
		}
	);
	server.on(
		{ method: 'POST', route: /v1\/history\/interrupted$/ },
		( { data } ) => {
			delete history.interrupted;
			return {
				results: [
					{
						key: 'wp_block/8',
						title: 'Hero',
						status: data.choice === 'undo' ? 412 : 200,
						message: 'Pia has changed this.',
					},
				],
				undo: null,
			};
		}
	);
	server.on(
		{ method: 'POST', route: /v1\/history\/moments$/ },
		( { data } ) => {
			if ( ! String( data.name ).trim() ) {
				return answer( 400, {
					code: 'rest_invalid_param',
					message: 'A moment needs a name.',
					data: { status: 400 },
				} );
			}
			server.put( `${ NAMED }/46`, data );
			return aHistoryRow( {
				...NAMED_ROW,
				id: 'moment-46',
				at: 'moment-46',
				author: ADMIN,
				name: data.name,
			} );
		}
	);
}
