import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './style.scss';

/** Says that the canvas is being loaded, in the canvas's own size. */
export function CanvasLoader() {
	return (
		<div
			className="atelier-canvas-loader"
			role="status"
			aria-label={ __( 'Loading the preview', 'atelier' ) }
		>
			<Spinner />
		</div>
	);
}
