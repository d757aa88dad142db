import { __ } from '@wordpress/i18n';

/** Text that shows whether comments, or pingbacks and trackbacks, are open. */
export function OpenView( { status }: { status: string | undefined } ) {
	return (
		<span>
			{ status === 'open'
				? __( 'Open', 'atelier' )
				: __( 'Closed', 'atelier' ) }
		</span>
	);
}
