import { isRecord } from '@/utils/is-record';
import { getBootPayload, type CanvasRecord } from '../site/boot-payload';
import { defineResource } from './define-resource';
import { parseRecord } from './guards';
import type { Write } from './types';
import { useResource } from './use-resource';

/** The record of the front page. */
export interface FrontPage {
	/** Record of its canvas; null where there is none. */
	record: CanvasRecord | null;
	/** Id of the page that is set as the homepage, 0 for none; missing until it is requested. */
	page?: number;
}

/** Writes of records that may become the front page, or may not be it any longer. */
const CREATED = /^\/wp\/v2\/(wp_template|templates)$/;
const DELETED = /^\/wp\/v2\/(wp_template|templates|pages)\//;

/** Writes after which another record may be the front page. */
const ROLES =
	/^\/wp\/v2\/settings$|^\/atelier\/v1\/(active-templates|deletions|history|drafts)(\/|$)/;

let isPrintedUsed = false;

/** The front page. The document has its first state. */
export const frontPageResource = defineResource( {
	name: 'front-page',
	path: () => '/atelier/v1/front-page',
	parse: parseRecord( isFrontPage ),
	readPrinted: (): FrontPage | undefined => {
		// After a change the document is out of date.
		const printed = isPrintedUsed
			? undefined
			: { record: getBootPayload().canvas };
		isPrintedUsed = true;
		return printed;
	},
	isStaleAfter: ( { route, method }: Write ) =>
		ROLES.test( route ) ||
		CREATED.test( route ) ||
		( method === 'DELETE' && DELETED.test( route ) ),
} );

/** Returns the current front page. */
export function useFrontPage(): FrontPage {
	const { data } = useResource( frontPageResource );
	return data ?? { record: getBootPayload().canvas };
}

function isFrontPage( value: unknown ): value is FrontPage {
	return (
		isRecord( value ) &&
		( value.record === null ||
			( isRecord( value.record ) &&
				typeof value.record.postType === 'string' &&
				[ 'number', 'string' ].includes(
					typeof value.record.postId
				) ) )
	);
}
