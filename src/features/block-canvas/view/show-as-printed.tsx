import { createContext, useContext, type ComponentType } from 'react';
import { hasBlockSupport } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import clsx from 'clsx';

import { getPageClass } from './visitor-styles';

interface BlockProps {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
	className?: string;
}

/** How many posts the site has on a page, in a canvas that nobody edits; 0 in all others. */
export const PostsPerPageContext = createContext( 0 );

/** Gives blocks, in canvases that nobody edits, the classes that they have on the site. */
export function showBlocksAsPrinted(): void {
	addFilter(
		'editor.BlockListBlock',
		'atelier/show-as-printed',
		createHigherOrderComponent(
			( Block: ComponentType< BlockProps > ) =>
				function PrintedBlock( props: BlockProps ) {
					const postsPerPage = useContext( PostsPerPageContext );
					const className =
						postsPerPage > 0 &&
						getPrintedClass( props, postsPerPage );
					return className ? (
						<Block
							{ ...props }
							className={ clsx( props.className, className ) }
						/>
					) : (
						<Block { ...props } />
					);
				},
			'showAsPrinted'
		)
	);
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
	{ name, attributes: { align, query } }: BlockProps,
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
