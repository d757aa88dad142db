import { hasBlockSupport } from '@wordpress/blocks';
import clsx from 'clsx';

import { getPageClass } from './get-page-class';

/** Properties that decide how a block is printed. */
export interface PrintedBlock {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
}

/**
 * Returns the classes that a block has on the site, and the host leaves out, and one that tells how many posts there are on a page.
 *
 * @param block            The block.
 * @param block.name       Its name.
 * @param block.attributes Its attributes.
 * @param postsPerPage     How many posts the site has on a page.
 */
export function getPrintedClass(
	{ name, attributes: { align, query } }: PrintedBlock,
	postsPerPage: number
): string {
	return clsx(
		// The host has no wide and full blocks within some layouts. The site prints what is stored.
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
