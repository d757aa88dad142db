import { defineResource } from '@/data/reads/define-resource';
import { isWriteTo } from '@/data/reads/is-write-to';
import { isRecord } from '@/utils/is-record';

/** The markup of a person's pattern, by its id. */
export const patternContentResource = defineResource( {
	name: 'pattern-content',
	path: ( id: number ) =>
		`/wp/v2/blocks/${ id }?context=edit&_fields=content`,
	parse: parseContent,
	isStaleAfter: ( write ) =>
		isWriteTo( write, '/wp/v2/blocks' ) ||
		/^\/atelier\/v1\/(deletions|usage\/replace)/.test( write.route ),
} );

/**
 * Returns the markup of a record.
 *
 * @param body The record, in REST's context `edit`.
 */
export function parseContent( body: unknown ): string {
	const content = isRecord( body ) ? body.content : undefined;
	const raw = isRecord( content ) ? content.raw : content;
	if ( typeof raw !== 'string' ) {
		throw new TypeError( 'The answer holds no content.' );
	}
	return raw;
}
