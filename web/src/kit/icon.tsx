import type { LucideIcon } from 'lucide-react';

/** The icons in use, by name; import them from here. Each travels only with the pages that show it. */
export {
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  Bell,
  BookOpen,
  Brain,
  CalendarClock,
  CalendarDays,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Columns3,
  CreditCard,
  DoorOpen,
  Download,
  Eye,
  EyeOff,
  Flag,
  Gift,
  GraduationCap,
  Hand,
  Headphones,
  House,
  KeyRound,
  Keyboard,
  ImagePlus,
  Info,
  Languages,
  List,
  LogOut,
  Mail,
  Menu,
  MessageCircle,
  Mic,
  MicOff,
  Minus,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  Search,
  Send,
  Settings,
  SignalMedium,
  Sparkles,
  SmilePlus,
  Star,
  TriangleAlert,
  Undo2,
  Users,
  Video,
  VideoOff,
  WifiOff,
  X,
} from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** Pixels; 20 by default. */
  size?: number;
  className?: string;
}

/** An icon beside a word. It is never alone: where no text stands, the control has an `aria-label`. */
export const Icon = ({ of: Drawn, size = 20, className = '' }: IconProps) => (
  <Drawn aria-hidden width={size} height={size} strokeWidth={2.25} className={`shrink-0 ${className}`} />
);
