import { __ } from '@wordpress/i18n';

/** Placeholder of the form until the site's settings are loaded. */
export function IdentitySkeleton() {
	return (
		<div
			className="atelier-identity__form is-loading"
			role="status"
			aria-label={ __( 'Loading…', 'atelier' ) }
		>
			<div className="atelier-identity__bone is-field" />
			<div className="atelier-identity__bone is-field" />
			<div className="atelier-identity__bone is-image" />
			<div className="atelier-identity__bone is-image" />
		</div>
	);
}
