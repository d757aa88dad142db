import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns the name of a status. For an unknown one, which a plugin has registered, the text says that it is unknown (specification 8.1).
 *
 * @param status Status of a post.
 * @param name   Name of the record in the message; the status itself without it.
 */
export function getStatusLabel( status: string, name = status ): string {
	const labels: Readonly< Record< string, string > > = {
		draft: __( 'Draft', 'atelier' ),
		future: __( 'Scheduled', 'atelier' ),
		pending: __( 'Pending Review', 'atelier' ),
		private: __( 'Private', 'atelier' ),
		publish: __( 'Published', 'atelier' ),
		trash: __( 'Trash', 'atelier' ),
	};
	return (
		// A stored status can have any name: "constructor" is one.
		( Object.hasOwn( labels, status ) ? labels[ status ] : undefined ) ??
		/* translators: %s: title of a post. */
		sprintf( __( 'Unknown status for %s.', 'atelier' ), name )
	);
}
