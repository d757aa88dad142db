/*
 * The exchanges that the REST server of the integration tests answers as WordPress does: `test/fixtures/contract/exchanges.ts`. With
 * `ATELIER_RECORD_CONTRACT=1` the answers are recorded anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { STORIES } from '../../test/fixtures/contract/exchanges';
import {
	runStory,
	type Recording,
} from '../../test/fixtures/contract/run-story';
import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { RestOptions } from '../support/rest';

const FILE = new URL( '../../test/fixtures/contract.json', import.meta.url );
const IS_RECORDED_ANEW = process.env.ATELIER_RECORD_CONTRACT === '1';

const readContract = (): Record< string, Recording > =>
	JSON.parse( readFileSync( FILE, 'utf8' ) );

/** Writes a line for each answer, so that a difference is seen by its line. */
function writeContract( contract: Record< string, Recording > ): void {
	const stories = Object.entries( contract ).map( ( [ name, recording ] ) => {
		const answers = Object.entries( recording ).map(
			( [ does, answer ] ) =>
				`\t\t${ JSON.stringify( does ) }: ${ JSON.stringify( answer ) }`
		);
		return `\t${ JSON.stringify( name ) }: {\n${ answers.join(
			',\n'
		) }\n\t}`;
	} );
	writeFileSync( FILE, `{\n${ stories.join( ',\n' ) }\n}\n` );
}

test.use( { restoresSite: true } );

for ( const story of STORIES ) {
	test( `WordPress answers as the recorded contract says (${ story.name })`, async ( {
		rest,
	} ) => {
		const styles = ( await getGlobalStylesRoute( rest ) )
			.split( '/' )
			.at( -1 );
		const recording = await runStory(
			story,
			async ( { route, method, query, headers, data } ) => {
				const response = await rest.raw( route, {
					method: method as NonNullable< RestOptions[ 'method' ] >,
					params: query,
					headers,
					...( data !== undefined && { data } ),
				} );
				const fields = response.headers();
				return {
					status: response.status(),
					header: ( name ) => fields[ name ],
					body: await response.json(),
				};
			},
			{ styles: styles ?? '' }
		);
		if ( IS_RECORDED_ANEW ) {
			writeContract( { ...readContract(), [ story.name ]: recording } );
		}
		expect( recording ).toEqual( readContract()[ story.name ] );
	} );
}
