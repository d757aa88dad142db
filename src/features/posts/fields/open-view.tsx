import { __ } from '@wordpress/i18n';

/** Whether a post takes comments, or pingbacks and trackbacks. */
export function OpenView( { status }: { status: string | undefined } ) {
	return (
		<span>
			{ status === 'open'
				? __( 'Open', 'atelier' )
				: __( 'Closed', 'atelier' ) }
		</span>
	);
}
