import { __ } from '@wordpress/i18n';

/**
 * Returns the name of a status; an unknown one, which a plugin has registered, is its own name.
 *
 * @param status Status of a post.
 */
export function getStatusLabel( status: string ): string {
	const labels: Readonly< Record< string, string > > = {
		draft: __( 'Draft', 'atelier' ),
		future: __( 'Scheduled', 'atelier' ),
		pending: __( 'Pending Review', 'atelier' ),
		private: __( 'Private', 'atelier' ),
		publish: __( 'Published', 'atelier' ),
		trash: __( 'Trash', 'atelier' ),
	};
	return labels[ status ] ?? status;
}
