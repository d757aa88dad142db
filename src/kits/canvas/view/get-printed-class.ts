import { hasBlockSupport } from '@wordpress/blocks';
import clsx from 'clsx';

import { getPageClass } from './get-page-class';

/** Properties that decide how a block is printed. */
export interface PrintedBlock {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
}

/**
 * Returns the classes that a block has on the site but not in the host's canvas, and one with the number of posts on a page.
 *
 * @param block            The block.
 * @param block.name       Its name.
 * @param block.attributes Its attributes.
 * @param postsPerPage     Number of posts per page of the site.
 */
export function getPrintedClass(
	{ name, attributes: { align, query } }: PrintedBlock,
	postsPerPage: number
): string {
	return clsx(
		// The host ignores wide and full alignment within some layouts. The site prints the stored value.
		typeof align === 'string' &&
			align &&
			hasBlockSupport( name, 'align' ) &&
			`align${ align }`,
		name === 'core/query' &&
			getPageClass( readPerPage( query, postsPerPage ) )
	);
}

function readPerPage( query: unknown, postsPerPage: number ): number {
	const { inherit, perPage } = ( query ?? {} ) as {
		inherit?: boolean;
		perPage?: number | null;
	};
	return inherit || ! perPage ? postsPerPage : perPage;
}
