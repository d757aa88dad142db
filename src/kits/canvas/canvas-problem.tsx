import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ErrorActions } from '@/components/error-actions';
import { useNavigate, useRoute } from '@/router';
import type { RecordProblem } from './use-record-problem';

/** The reason why the record cannot be shown, with buttons to retry and to leave the editor. */
export function CanvasProblem( { message, retry }: RecordProblem ) {
	const { isEditing } = useRoute();
	const { updateQuery } = useNavigate();
	return (
		<div className="atelier-canvas-problem" role="alert">
			<p>{ message }</p>
			{ retry && <ErrorActions error={ undefined } onRetry={ retry } /> }
			{ isEditing && (
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ () => updateQuery( { canvas: undefined } ) }
				>
					{ __( 'Open Navigation', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}
