/*
 * The exchanges that the REST server of the integration tests answers as WordPress does: `test/fixtures/contract/exchanges.ts`. With
 * `ATELIER_RECORD_CONTRACT=1` the answers are recorded again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { STORIES } from '../../test/fixtures/contract/exchanges';
import {
	runStory,
	type ContractAnswer,
	type ContractRequest,
	type Recording,
} from '../../test/fixtures/contract/run-story';
import { expect, test } from '../fixtures';
import { getGlobalStylesRoute } from '../support/global-styles-route';
import type { RestOptions } from '../support/rest';

const FILE = new URL( '../../test/fixtures/contract.json', import.meta.url );
const IS_RECORDED_ANEW = process.env.ATELIER_RECORD_CONTRACT === '1';

const readContract = (): Record< string, Recording > =>
	JSON.parse( readFileSync( FILE, 'utf8' ) );

/** Writes a line for each answer, so that a diff shows which answer differs. */
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

/** A font file, which WordPress takes as one. */
const FONT = readFileSync(
	'node_modules/font-awesome/fonts/fontawesome-webfont.ttf'
);

test.use( { restoresSite: true } );

// All of them in one flow: the site is restored once, and each story is about records of its own.
test( 'WordPress answers as the recorded contract says', async ( { rest } ) => {
	test.setTimeout( 180_000 );
	const styles =
		( await getGlobalStylesRoute( rest ) ).split( '/' ).at( -1 ) ?? '';
	const send = async ( {
		route,
		method,
		query,
		headers,
		data,
		file,
	}: ContractRequest ): Promise< ContractAnswer > => {
		const response = await rest.raw( route, {
			method: method as NonNullable< RestOptions[ 'method' ] >,
			params: query,
			headers,
			...( file
				? {
						multipart: {
							...( data as Record< string, string > ),
							[ file ]: {
								name: 'contract.ttf',
								mimeType: 'font/ttf',
								buffer: FONT,
							},
						},
				  }
				: data !== undefined && { data } ),
		} );
		const fields = response.headers();
		return {
			status: response.status(),
			header: ( name ) => fields[ name ],
			body: await response.json(),
		};
	};
	for ( const story of STORIES ) {
		await test.step( story.name, async () => {
			const recording = await runStory( story, send, { styles } );
			if ( IS_RECORDED_ANEW ) {
				writeContract( {
					...readContract(),
					[ story.name ]: recording,
				} );
			}
			expect
				.soft( recording, story.name )
				.toEqual( readContract()[ story.name ] );
		} );
	}
} );
