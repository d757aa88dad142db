import { __ } from '@wordpress/i18n';

const ROWS = 8;

/** Placeholder of a list until its code has loaded, in its size. PHP prints the same (`class-list-shell.php`); its styles are inlined. */
export function ListSkeleton() {
	return (
		<div
			className="atelier-list-skeleton"
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
