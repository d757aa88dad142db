import { Button } from '@wordpress/components';

import { useSaveButton } from './use-save-button';

/** The save button of the editor's top bar. */
export function SaveButton() {
	const { label, isDisabled, isSaving, onPress } = useSaveButton();
	return (
		<Button
			variant="primary"
			size="compact"
			accessibleWhenDisabled
			disabled={ isDisabled }
			isBusy={ isSaving }
			aria-live="polite"
			onClick={ onPress }
		>
			{ label }
		</Button>
	);
}
