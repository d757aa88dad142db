import { __ } from '@wordpress/i18n';

/** A status that can be chosen or filtered by. */
export interface StatusChoice {
	value: string;
	label: string;
	description?: string;
}

/** Returns the statuses of a post with descriptions, without the trash, which is an action (specification 4.8). */
export function getStatusChoices(): StatusChoice[] {
	return [
		{
			value: 'draft',
			label: __( 'Draft', 'atelier' ),
			description: __( 'Not ready to publish.', 'atelier' ),
		},
		{
			value: 'future',
			label: __( 'Scheduled', 'atelier' ),
			description: __(
				'Publish automatically on a chosen date.',
				'atelier'
			),
		},
		{
			value: 'pending',
			label: __( 'Pending Review', 'atelier' ),
			description: __(
				'Waiting for review before publishing.',
				'atelier'
			),
		},
		{
			value: 'private',
			label: __( 'Private', 'atelier' ),
			description: __(
				'Only visible to site admins and editors.',
				'atelier'
			),
		},
		{
			value: 'publish',
			label: __( 'Published', 'atelier' ),
			description: __( 'Visible to everyone.', 'atelier' ),
		},
	];
}
