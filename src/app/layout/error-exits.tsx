import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { CopyChanges } from '@/components/copy-changes';
import { getBootPayload } from '@/data/site/boot-payload';
import { useNavigate, useRoute } from '@/router';
import { useUnsavedChanges } from './use-unsaved-changes';

/** Shows the ways out of an area that failed: copy unsaved changes, open the navigation, or open the host's own editor. */
export function ErrorExits() {
	const { theme, hostUrl } = getBootPayload();
	const { isEditing } = useRoute();
	const { updateQuery } = useNavigate();
	const changes = useUnsavedChanges();
	return (
		<>
			{ changes !== undefined && (
				<CopyChanges size="default" getChanges={ () => changes } />
			) }
			{ isEditing && (
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ () => updateQuery( { canvas: undefined } ) }
				>
					{ __( 'Open Navigation', 'atelier' ) }
				</Button>
			) }
			{ theme.isBlockTheme && (
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					href={ hostUrl }
				>
					{ __( 'Open the Site Editor of WordPress', 'atelier' ) }
				</Button>
			) }
		</>
	);
}
