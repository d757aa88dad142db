import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './style.scss';

/** A spinner in the size of the canvas, shown while it loads. */
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
