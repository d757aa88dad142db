import { useRoute } from '@/router';
import { useCommandContext } from '@/wordpress/commands';

/** Tells the palette where the person is, so that it suggests what belongs there. */
export function CommandContext() {
	const { isEditing } = useRoute();
	useCommandContext( isEditing ? 'entity-edit' : 'site-editor' );
	return null;
}
