import type { APIRequestContext } from '@playwright/test';
import type { UserName } from './log-in';

/** A parameter of a call. */
export type Value = string | number | { [ name: string ]: Value };

/** Response to a call: the code of a fault, or 0, and the XML. */
export interface XmlRpcAnswer {
	fault: number;
	xml: string;
}

const PASSWORD = 'password';

const escape = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

const encode = ( value: Value ): string => {
	if ( typeof value === 'number' ) {
		return `<value><int>${ value }</int></value>`;
	}
	if ( typeof value === 'string' ) {
		return `<value><string>${ escape( value ) }</string></value>`;
	}
	const members = Object.entries( value ).map(
		( [ name, member ] ) =>
			`<member><name>${ name }</name>${ encode( member ) }</member>`
	);
	return `<value><struct>${ members.join( '' ) }</struct></value>`;
};

/**
 * Calls a method of WordPress's XML-RPC, with the header of Design's requests.
 *
 * @param request Sends the request.
 * @param url     The site's address.
 * @param user    The user who calls.
 * @param method  Name of a method whose first parameters are the blog, the login and the password.
 * @param values  The further parameters.
 */
export async function callXmlRpc(
	request: APIRequestContext,
	url: string,
	user: UserName,
	method: string,
	...values: Value[]
): Promise< XmlRpcAnswer > {
	const params = [ 1, user, PASSWORD, ...values ].map(
		( value ) => `<param>${ encode( value ) }</param>`
	);
	const response = await request.post( `${ url }/xmlrpc.php`, {
		headers: { 'Content-Type': 'text/xml', 'X-Atelier-Client': '1' },
		data: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ params.join(
			''
		) }</params></methodCall>`,
	} );
	const xml = await response.text();
	const fault = /<name>faultCode<\/name>\s*<value><int>(\d+)/.exec( xml );
	return { fault: fault ? Number( fault[ 1 ] ) : 0, xml };
}
