import clsx from 'clsx';
import { __ } from '@wordpress/i18n';

import type { ListLayout } from '../types';

const ROWS = 8;

/** Props of {@link ListSkeleton}. */
export interface ListSkeletonProps {
	/** Layout of the list. */
	layout?: ListLayout;
}

/**
 * Placeholder of a list until its code has loaded, in its size: rows, or the cards of a grid. PHP prints the same
 * (`class-list-shell.php`); its styles are inlined.
 */
export function ListSkeleton( { layout = 'table' }: ListSkeletonProps ) {
	return (
		<div
			className={ clsx( 'atelier-list-skeleton', {
				'is-grid': layout === 'grid',
			} ) }
			role="status"
			aria-label={ __( 'Loading…', 'atelier' ) }
		>
			<span className="atelier-list-skeleton__header" />
			<span className="atelier-list-skeleton__bar" />
			{ Array.from( { length: ROWS }, ( _, index ) => (
				<span key={ index } className="atelier-list-skeleton__row" />
			) ) }
		</div>
	);
}
