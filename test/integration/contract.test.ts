/*
 * The server of these tests answers as WordPress does: it has the exchanges of `exchanges.ts`, and its answers are compared with those that
 * `e2e/specs/contract-rest.spec.ts` recorded.
 */
import contract from '@test/fixtures/contract.json';
import { COLORED_TOKEN, STORIES } from '@test/fixtures/contract/exchanges';
import {
	findDifferences,
	runStory,
	type Recording,
} from '@test/fixtures/contract/run-story';
import { serveDesignLists } from './support/design-lists';
import { serveDrafts } from './support/drafts';
import { serveHistory } from './support/history';
import { aPlannedPlace, servePresetChanges } from './support/preset-places';
import { startRestServer, type Fields } from './support/rest-server';

const STYLES = '5';

it.each( STORIES.map( ( story ) => [ story.name, story ] as const ) )(
	'The server of the tests answers as WordPress does (%s)',
	async ( name, story ) => {
		const server = startRestServer();
		server.writeAs( 'this person' );
		serveDesignLists( server );
		serveHistory( server );
		serveDrafts( server );
		servePresetChanges( server, { noun: 'strays' } );
		servePresetChanges( server, {
			places: [ aPlannedPlace( 3, 'Contract' ) ],
			token: COLORED_TOKEN,
		} );
		for ( const [ route, fields ] of Object.entries( story.given ?? {} ) ) {
			server.put( route.replace( '{styles}', STYLES ), {
				...( route.includes( '{styles}' ) && { id: Number( STYLES ) } ),
				...( fields as Fields ),
			} );
		}
		const expected = ( contract as unknown as Record< string, Recording > )[
			name
		];
		const actual = await runStory(
			story,
			async ( { method, route, query, headers, data, file } ) => {
				const response = await fetch(
					`${ route }?${ new URLSearchParams( query ) }`,
					{
						method,
						headers,
						...( data !== undefined && {
							body: file
								? toForm( data as Fields, file )
								: JSON.stringify( data ),
						} ),
					}
				);
				return {
					status: response.status,
					header: ( header ) => response.headers.get( header ),
					body: await response.json(),
				};
			},
			{ styles: STYLES }
		);

		expect( Object.keys( expected ?? {} ) ).toEqual(
			story.exchanges.map( ( { does } ) => does )
		);
		expect(
			story.exchanges.flatMap( ( exchange ) =>
				findDifferences(
					exchange,
					( expected as Recording )[ exchange.does ] as never,
					actual[ exchange.does ] as never
				)
			)
		).toEqual( [] );
	}
);

function toForm( data: Fields, file: string ): FormData {
	const form = new FormData();
	for ( const [ name, text ] of Object.entries( data ) ) {
		form.append( name, String( text ) );
	}
	form.append( file, new File( [ 'A font' ], 'contract.ttf' ) );
	return form;
}
