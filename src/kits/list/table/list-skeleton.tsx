import { __ } from '@wordpress/i18n';

import './skeleton.scss';

const ROWS = 8;

/** Placeholder of a list until its code has loaded, in its size. */
export function ListSkeleton() {
	return (
		<div
			className="atelier-list-skeleton"
			role="status"
			aria-label={ __( 'Loading…', 'atelier' ) }
		>
			<span className="atelier-list-skeleton__header" />
			{ Array.from( { length: ROWS }, ( _, index ) => (
				<span key={ index } className="atelier-list-skeleton__row" />
			) ) }
		</div>
	);
}
