import type { ResolvedSubject } from '../reads/template-resolution';

const RECORD = /^(post|term|author):([1-9]\d{0,15})$/;

/**
 * Parses the subject of the resolver from a text, as in the address of Design: `post:7`, `term:7`, `author:7`, or an
 * address of the site.
 *
 * @param text The text.
 */
export function parseSubject( text: string ): ResolvedSubject {
	const [ , kind, id ] = RECORD.exec( text.trim() ) ?? [];
	return kind ? { [ kind ]: Number( id ) } : { url: text.trim() || '/' };
}

/**
 * Formats the subject of the resolver as a text, see {@link parseSubject}.
 *
 * @param subject The subject.
 */
export function formatSubject( subject: ResolvedSubject ): string {
	const { post, term, author, url } = subject;
	if ( post ) {
		return `post:${ post }`;
	}
	if ( term ) {
		return `term:${ term }`;
	}
	return author ? `author:${ author }` : url ?? '/';
}

/**
 * Returns whether a text that a person typed is an address; any other text is searched for.
 *
 * @param text The text.
 */
export function isAddress( text: string ): boolean {
	return /^\s*(\/|\?|https?:|$)/i.test( text );
}

/**
 * Returns the address in the text of the field, which begins with a slash: an address may have been pasted after that.
 *
 * @param text The text of the field.
 */
export function toAddress( text: string ): string {
	return (
		text
			.trim()
			.replace( /^\/+\s*(?=https?:)/i, '' )
			.replace( /^\/[\s/]*(?=\/)/, '' ) || '/'
	);
}
