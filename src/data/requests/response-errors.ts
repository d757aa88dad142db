import type { ApiMiddleware } from './api-middleware';
import { explainAnswer } from './explain-answer';

/**
 * Returns a middleware for requests whose answer is not parsed, as core-data reads a record: the refusal that is thrown says why in
 * `code`, `message` and `data`, like that of any other request, and what came in place of JSON is told as after a write.
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

// Whoever parses the answer gets the error; what is no JSON for good reason, as an export, is not asked for it.
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
	return typeof body === 'object' && body !== null
		? pickError( body as Record< string, unknown > )
		: explainAnswer( response.status );
}

function pickError( { code, message, data }: Record< string, unknown > ) {
	return { code, message, data };
}
