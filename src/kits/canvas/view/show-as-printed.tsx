import { createContext, useContext, type ComponentType } from 'react';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import clsx from 'clsx';

import { getPrintedClass, type PrintedBlock } from './get-printed-class';

interface BlockProps extends PrintedBlock {
	className?: string;
}

/** Number of posts per page of the site, in view canvases; 0 in all others. */
export const PostsPerPageContext = createContext( 0 );

/** Adds to blocks in view canvases the classes that they have on the site. */
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
