import { useRoute } from '@/router';
import { useCommandContext } from '@/wordpress/commands';
import { EDIT_CONTEXT, VIEW_CONTEXT } from './contexts';

/** Tells the palette where the person is, so that it suggests what belongs there. */
export function CommandContext() {
	const { isEditing } = useRoute();
	useCommandContext( isEditing ? EDIT_CONTEXT : VIEW_CONTEXT );
	return null;
}
