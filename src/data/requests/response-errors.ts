import { isRecord } from '@/utils/is-record';
import type { ApiMiddleware } from './api-middleware';
import { explainAnswer } from './explain-answer';

/**
 * Returns a middleware for requests whose answer is not parsed, as core-data reads a record. A refusal gets `code`, `message` and `data`,
 * like that of any other request. An answer that is not JSON throws the same error as after a write.
 */
export function createResponseErrors(): ApiMiddleware {
	return async ( options, next ) => {
		if ( options.parse !== false ) {
			return next( options );
		}
		try {
			return explainUnreadable( await next( options ) );
		} catch ( error ) {
			throw error instanceof Response
				? Object.assign( error, await readRefusal( error ) )
				: error;
		}
	};
}

// The error is thrown on parsing, so that a download, which is not JSON, still works.
function explainUnreadable( answer: unknown ): unknown {
	if ( ! ( answer instanceof Response ) ) {
		return answer;
	}
	const parse = answer.json.bind( answer );
	return Object.assign( answer, {
		json: () =>
			parse().catch( () => {
				throw explainAnswer( answer.status );
			} ),
	} );
}

async function readRefusal( response: Response ): Promise< object > {
	const body: unknown = await response
		.clone()
		.json()
		.catch( () => undefined );
	return isRecord( body )
		? pickError( body )
		: explainAnswer( response.status );
}

function pickError( { code, message, data }: Record< string, unknown > ) {
	return { code, message, data };
}
