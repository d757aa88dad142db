import { waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { createRegistry } from '@wordpress/data';

import { consumePreloaded } from '@/wordpress/editor-payload';
import {
	getBaseGlobalStyles,
	getGlobalStylesId,
} from '@/wordpress/global-styles-records';
import { receivePreloadedStyles } from '@/wordpress/receive-preloaded-styles';

jest.mock( '@/wordpress/editor-payload' );

const GLOBAL_STYLES = { kind: 'root', name: 'globalStyles', id: 7 };

const THEME = {
	stylesheet: 'aurora',
	_links: {
		'wp:user-global-styles': [
			{ href: 'https://example.org/wp-json/wp/v2/global-styles/7' },
		],
	},
};
const ALL = {
	'/wp/v2/themes?context=edit&status=active': {
		body: [ THEME ],
		headers: {},
	},
	'/wp/v2/global-styles/themes/aurora?context=view': {
		body: { settings: { color: true } },
		headers: {},
	},
	'/wp/v2/global-styles/7?context=edit': {
		body: { id: 7, title: 'Mine' },
		headers: {},
	},
	OPTIONS: {
		'/wp/v2/global-styles/7': {
			body: [],
			headers: { Allow: 'GET, PUT' },
		},
	},
};

type Answers = Record< string, unknown >;

function setUp( preload: Answers ) {
	jest.mocked( consumePreloaded ).mockImplementation(
		( { path, method } ) =>
			( method ? ( preload[ method ] as Answers ) : preload )?.[
				path
			] as ReturnType< typeof consumePreloaded >
	);
	const requests: string[] = [];
	apiFetch.setFetchHandler( async ( { path = '', method = 'GET' } ) => {
		requests.push(
			`${ method } ${ path.replace( /[?&]_locale=user/, '' ) }`
		);
		// Core-data reads the fields of the site's record from it before any other.
		return path.startsWith( '/wp/v2/settings' )
			? { schema: { properties: {} } }
			: new Promise( () => {} );
	} );
	const registry = createRegistry();
	registry.register( coreStore );
	const core = registry.select( coreStore );
	return {
		requests,
		receive: () => receivePreloadedStyles( registry ),
		read: () => ( {
			base: getBaseGlobalStyles( registry.select ),
			id: getGlobalStylesId( registry.select ),
			record: core.getEntityRecord( 'root', 'globalStyles', 7 ),
			rights: ( [ 'create', 'read', 'update', 'delete' ] as const ).map(
				( action ) => core.canUser( action, GLOBAL_STYLES )
			),
		} ),
		settle: () => new Promise( ( resolve ) => setTimeout( resolve, 50 ) ),
	};
}

describe( 'receivePreloadedStyles', () => {
	beforeEach( () => void jest.mocked( consumePreloaded ).mockClear() );

	it( 'has core-data know all of them at once, and ask for none', async () => {
		const { receive, read, requests, settle } = setUp( ALL );
		receive();
		const known = {
			base: { settings: { color: true } },
			id: 7,
			record: { id: 7, title: 'Mine' },
			rights: [ false, true, true, false ],
		};
		expect( read() ).toEqual( known );
		await settle();
		expect( read() ).toEqual( known );
		expect( requests ).toEqual( [] );
	} );

	it( 'leaves to core-data what did not come', async () => {
		const { receive, read, requests } = setUp( {
			...ALL,
			'/wp/v2/global-styles/7?context=edit': undefined,
			OPTIONS: undefined,
		} );
		receive();
		expect( read() ).toMatchObject( {
			base: { settings: { color: true } },
			id: 7,
			record: undefined,
		} );
		await waitFor( () =>
			expect( requests ).toEqual(
				expect.arrayContaining( [
					'GET /wp/v2/global-styles/7?context=edit',
					'OPTIONS /wp/v2/global-styles/7',
				] )
			)
		);
	} );

	it.each( [
		[ 'nothing came', {} ],
		[
			'the theme has no record of styles',
			{
				'/wp/v2/themes?context=edit&status=active': {
					body: [ { stylesheet: 'aurora' } ],
					headers: {},
				},
			},
		],
	] )( 'has no record where %s', async ( _what, preload ) => {
		const { receive, read } = setUp( preload );
		receive();
		expect( read() ).toMatchObject( { id: undefined, record: undefined } );
	} );

	it( 'hands nothing over where core-data has begun to ask', async () => {
		const { receive, read, requests } = setUp( ALL );
		read();
		await waitFor( () =>
			expect( requests ).toContain(
				'GET /wp/v2/global-styles/7?context=edit'
			)
		);
		receive();
		expect( consumePreloaded ).not.toHaveBeenCalled();
		expect( read() ).toMatchObject( { id: undefined, record: undefined } );
	} );
} );
