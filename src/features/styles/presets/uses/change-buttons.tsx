import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import type { PresetChanging } from './use-preset-change';

/** Props of {@link ChangeButtons}. */
export interface ChangeButtonsProps {
	changing: PresetChanging;
	isOwn: boolean;
	canPlan: boolean;
	planLabel: string;
	canApply: boolean;
	applyLabel: string;
	onPlan: () => void;
	onApply: () => void;
	onClose: () => void;
}

/** The buttons of each step of a change. */
export function ChangeButtons( {
	changing,
	isOwn,
	canPlan,
	planLabel,
	canApply,
	applyLabel,
	onPlan,
	onApply,
	onClose,
}: ChangeButtonsProps ) {
	const { phase, failed, isKept } = changing;
	const isAtEnd = phase === 'report';
	return (
		<div className="atelier-modal-buttons">
			{ phase === 'working' ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ changing.stop }
				>
					{ __( 'Stop', 'atelier' ) }
				</Button>
			) : (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ isAtEnd
						? __( 'Done', 'atelier' )
						: __( 'Cancel', 'atelier' ) }
				</Button>
			) }
			{ isAtEnd && failed.length > 0 && (
				<RetryButton onRetry={ changing.retry } />
			) }
			{ isAtEnd && isOwn && isKept && (
				<Button
					__next40pxDefaultSize
					isDestructive
					variant="secondary"
					onClick={ changing.removePreset }
				>
					{ __( 'Delete the preset anyway', 'atelier' ) }
				</Button>
			) }
			{ ( phase === 'choice' || phase === 'planning' ) && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ phase === 'planning' }
					disabled={ ! canPlan || phase === 'planning' }
					accessibleWhenDisabled
					onClick={ onPlan }
				>
					{ planLabel }
				</Button>
			) }
			{ ( phase === 'plan' || phase === 'stopped' ) && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ ! canApply }
					accessibleWhenDisabled
					onClick={ onApply }
				>
					{ phase === 'stopped'
						? __( 'Go on', 'atelier' )
						: applyLabel }
				</Button>
			) }
		</div>
	);
}
