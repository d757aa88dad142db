import { useRoute } from '@/router';
import { useCommandContext } from '@/wordpress/commands';
import { EDIT_CONTEXT, VIEW_CONTEXT } from './contexts';

/** Sets the palette's context, so that it suggests commands of the current screen. */
export function CommandContext() {
	const { isEditing } = useRoute();
	useCommandContext( isEditing ? EDIT_CONTEXT : VIEW_CONTEXT );
	return null;
}
