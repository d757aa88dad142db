/*
 * Drafts of the design as the server of the integration tests answers them: one draft with two records, and the actions on it.
 */
import { answer, type Fields, type RestServer } from './rest-server';

/** Number of the draft that is there. */
export const DRAFT = 12;

/** Where the server keeps drafts, and which attempts have made one. */
const DRAFTS = '/drafts-of-the-design';
const MADE = '/made-drafts';

const ADMIN = { id: 1, name: 'Ada Holm', avatar: '' };

/**
 * Returns a record that a draft changes.
 *
 * @param fields Fields with other values.
 */
export function aDraftEntry( fields: Fields = {} ): Fields {
	return {
		key: 'wp_template_part/12',
		kind: 'wp_template_part',
		restId: 'slate//header',
		title: 'Header',
		state: 'ready',
		reason: null,
		isNew: false,
		changes: [ 'content' ],
		collisions: [],
		blocks: [],
		author: ADMIN,
		time: 1764150412,
		usedBy: [],
		...fields,
	};
}

const STYLES_ENTRY = aDraftEntry( {
	key: 'wp_global_styles/5',
	kind: 'wp_global_styles',
	restId: '5',
	title: 'Styles',
	changes: [ 'styles › color › text' ],
} );

/**
 * Returns a draft.
 *
 * @param fields Fields with other values.
 */
export function aDraft( fields: Fields = {} ): Fields {
	return {
		id: DRAFT,
		name: 'Autumn',
		status: 'draft',
		author: ADMIN,
		created: 1764150000,
		modified: 1764150412,
		count: 2,
		theme: 'Slate',
		is_usable: true,
		published: null,
		scheduled: null,
		stopped: null,
		interrupted: null,
		shared: null,
		token: 'token-of-what-is-seen',
		difference: null,
		file: 'http://localhost/wp-admin/admin-post.php?action=atelier_draft_file',
		entries: [ STYLES_ENTRY, aDraftEntry() ],
		...fields,
	};
}

const REVISIONS = [
	{
		id: 72,
		time: 1764150412,
		author: ADMIN,
		isCurrent: true,
		records: [
			{
				key: 'wp_template_part/12',
				kind: 'wp_template_part',
				restId: 'slate//header',
				title: 'Header',
			},
		],
	},
	{
		id: 71,
		time: 1764150000,
		author: ADMIN,
		isCurrent: false,
		records: [
			{
				key: 'wp_global_styles/5',
				kind: 'wp_global_styles',
				restId: '5',
				title: 'Styles',
			},
		],
	},
];

const GONE = answer( 404, {
	code: 'atelier_draft_gone',
	message: 'This draft is not there any more.',
	data: { status: 404 },
} );

/**
 * Returns the draft as the server has it.
 *
 * @param server The server.
 */
export function readServedDraft( server: RestServer ): Fields {
	return server.get( `${ DRAFTS }/${ DRAFT }` ) ?? {};
}

/**
 * Returns how many drafts were made.
 *
 * @param server The server.
 */
export function countMadeDrafts( server: RestServer ): number {
	return server.list( MADE ).length;
}

/** Changes that a job makes in a draft, and properties that it answers besides. */
const JOBS: Readonly<
	Record< string, ( data: Fields ) => { draft: Fields; more?: Fields } >
> = {
	'take-out': ( { record } ) => ( {
		draft: {
			entries: [ STYLES_ENTRY, aDraftEntry() ].filter(
				( { key } ) => key !== record
			),
		},
	} ),
	'put-back': () => ( {
		draft: { entries: [ STYLES_ENTRY, aDraftEntry() ] },
	} ),
	share: () => ( {
		draft: { shared: 1764755200 },
		more: { url: 'http://localhost/atelier-share/12-token/' },
	} ),
	'stop-sharing': () => ( { draft: { shared: null } } ),
	schedule: () => ( { draft: { status: 'future', scheduled: 4081471200 } } ),
	unschedule: () => ( { draft: { status: 'draft', scheduled: null } } ),
	publish: () => ( { draft: { status: 'publish', published: 1764150500 } } ),
	'take-back': () => ( { draft: { status: 'draft', published: null } } ),
	'undo-interrupted': () => ( {
		draft: { interrupted: { time: 1764150412, isOpen: false, left: [] } },
	} ),
	restore: () => ( { draft: { status: 'draft' } } ),
	ask: ( { note } ) => ( {
		draft: {
			proposal: { ...ADMIN, person: ADMIN.name, isOwn: true, note },
		},
	} ),
	withdraw: () => ( { draft: { proposal: null } } ),
	'send-back': ( { note } ) => ( {
		draft: { proposal: null, returned: { person: ADMIN.name, note } },
	} ),
};

/**
 * Lets a server answer all routes of drafts.
 *
 * @param server The server.
 * @param draft  Fields of the existing draft with other values.
 */
export function serveDrafts( server: RestServer, draft: Fields = {} ): void {
	const put = ( fields: Fields ) => {
		server.put( `${ DRAFTS }/${ String( fields.id ) }`, fields );
		return fields;
	};
	const findStored = ( route: string ) =>
		server.get(
			`${ DRAFTS }/${ /drafts\/(\d+)/.exec( route )?.[ 1 ] ?? '' }`
		);
	const find = ( route: string ) => {
		const found = findStored( route );
		return found?.status === 'trash' ? undefined : found;
	};
	put( aDraft( draft ) );
	server.on( { method: 'GET', route: /v1\/drafts$/ }, () =>
		answer(
			200,
			server
				.list( DRAFTS )
				.map(
					( { entries, file, token, difference, ...summary } ) =>
						summary
				),
			{ allow: 'GET, POST' }
		)
	);
	server.on(
		{ method: 'POST', route: /v1\/drafts$/ },
		( { data, headers } ) => {
			if ( ! String( data.name ).trim() ) {
				return answer( 400, {
					code: 'rest_invalid_param',
					message: 'A draft needs a name.',
					data: { status: 400 },
				} );
			}
			// The same attempt makes one draft, however often it arrives.
			const key = headers[ 'x-atelier-key' ] ?? '';
			server.put( `${ MADE }/${ key }`, data );
			const id = DRAFT + countMadeDrafts( server );
			return answer(
				201,
				put( aDraft( { id, name: data.name, count: 0, entries: [] } ) )
			);
		}
	);
	server.on( { route: /v1\/drafts\/\d+$/ }, ( { method, route, data } ) => {
		const stored = findStored( route );
		if ( method === 'DELETE' && stored ) {
			// Discarding once more does no harm.
			return {
				deleted: true,
				previous: put( { ...stored, status: 'trash' } ),
			};
		}
		const found = find( route );
		if ( ! found ) {
			return GONE;
		}
		if ( method === 'GET' ) {
			return answer( 200, found, {
				allow: 'GET, POST, PUT, PATCH, DELETE',
			} );
		}
		return put( { ...found, ...data } );
	} );
	server.on(
		{ method: 'POST', route: /v1\/drafts\/\d+\/[a-z-]+$/ },
		( { route, data } ) => {
			const job = route.split( '/' ).pop() ?? '';
			const found =
				job === 'restore' ? findStored( route ) : find( route );
			const result = JOBS[ job ]?.( data );
			return found && result
				? { ...put( { ...found, ...result.draft } ), ...result.more }
				: GONE;
		}
	);
	serveRevisions( server, put, find );
}

function serveRevisions(
	server: RestServer,
	put: ( fields: Fields ) => Fields,
	find: ( route: string ) => Fields | undefined
): void {
	server.on(
		{ method: 'GET', route: /v1\/drafts\/\d+\/revisions$/ },
		( { route } ) =>
			find( route ) ? answer( 200, REVISIONS, { allow: 'GET' } ) : GONE
	);
	server.on(
		{
			method: 'POST',
			route: /v1\/drafts\/\d+\/revisions\/\d+\/restore$/,
		},
		( { route } ) => {
			const found = find( route );
			const isKnown = REVISIONS.some( ( { id } ) =>
				route.includes( `/revisions/${ id }/` )
			);
			return found && isKnown
				? put( { ...found, entries: [ STYLES_ENTRY ] } )
				: answer( 404, {
						code: found
							? 'rest_post_invalid_id'
							: 'atelier_draft_gone',
						message: 'It is not there any more.',
						data: { status: 404 },
				  } );
		}
	);
}
